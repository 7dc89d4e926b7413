"""Twenty short prompts of different kinds."""

PROMPTS = (
    "Write a short story about a fox and a raven.",
    "Explain why the sky is blue to a child.",
    "List five things to pack for a trip to the mountains.",
    "Write a Python function that reverses a list.",
    "Translate to French: The train leaves at nine.",
    "What is the capital of Australia, and why is it not Sydney?",
    "Write a polite email asking for a meeting next week.",
    "Summarize: The harbour was quiet. Boats lay at anchor, and the crew slept until noon.",
    "Repeat this sentence three times: The quick brown fox jumps over the lazy dog.",
    "Give me a recipe for tomato soup.",
    "What is 17 times 23? Show the steps.",
    "Describe the colour red without naming any object.",
    "Write a haiku about rain.",
    "Who wrote Hamlet, and when?",
    "Correct the grammar: She go to school yesterday and buyed a book.",
    "Explain what a hash table is.",
    "Make a table of three planets with their size.",
    "Tell me a joke about computers.",
    "¿Cómo se dice 'good morning' en alemán?",
    "Continue the list: apple, banana, cherry,",
)
