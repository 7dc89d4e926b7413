"""Small widgets that know nothing about chats or models."""
