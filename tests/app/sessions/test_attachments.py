"""The text of files that go with a message, and what happens with those that have none."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import docx
import pytest
from pypdf import PdfWriter

from app.sessions.attachment import Attachment, with_attachments
from app.sessions.attachment_files import read_attachment
from app.sessions.errors import AttachmentError
from app.sessions.store import ConversationStore

PDF = b"""%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R
 /Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
4 0 obj <</Length 40>> stream
BT /F 12 Tf 20 100 Td (Hello PDF) Tj ET
endstream endobj
trailer <</Root 1 0 R /Size 5>>
startxref
0
%%EOF
"""


@pytest.mark.parametrize(
    ("name", "content", "kind", "text"),
    [
        ("a.txt", "grüße\r\nzwei".encode(), "text", "grüße\nzwei"),
        ("a.txt", "mark".encode("utf-8-sig"), "text", "mark"),
        ("a.txt", "wide".encode("utf-16"), "text", "wide"),
        ("a.txt", "é old".encode("cp1252"), "text", "é old"),
        ("a.py", b"print(1)", "code", "print(1)"),
        ("a.CSV", b"a,b\n1,2", "table", "a,b\n1,2"),
        ("a.md", b"# A", "markdown", "# A"),
        ("Makefile", b"all:", "text", "all:"),
        ("a.pdf", PDF, "pdf", "Hello PDF"),
    ],
)
def test_text_of_files(tmp_path: Path, name: str, content: bytes, kind: str, text: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    read = read_attachment(path)
    assert (read.name, read.kind, read.text) == (name, kind, text)


def test_word_file(tmp_path: Path) -> None:
    document = docx.Document()
    document.add_heading("Plan", 2)
    document.add_paragraph("First this.")
    document.add_paragraph("then that", style="List Bullet")
    table = document.add_table(1, 2)
    table.cell(0, 0).text, table.cell(0, 1).text = "a", "b"
    path = tmp_path / "plan.docx"
    document.save(str(path))
    assert read_attachment(path).text == "## Plan\n\nFirst this.\n\n- then that\n\na | b"


def empty_pdf(path: Path) -> None:
    writer = PdfWriter()
    writer.add_blank_page(100, 100)
    writer.write(path)


def locked_pdf(path: Path) -> None:
    writer = PdfWriter()
    writer.add_blank_page(100, 100)
    writer.encrypt("secret", algorithm="RC4-128")
    writer.write(path)


def packed_docx(path: Path) -> None:
    """A few hundred kilobytes that would be 300 MB."""
    docx.Document().save(str(path))
    archive = zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED)
    with archive, archive.open("word/more.xml", "w") as entry:
        for _ in range(300):
            entry.write(b" " * 1_000_000)


def pipe(path: Path) -> None:
    os.mkfifo(path)


posix_only = pytest.mark.skipif(os.name != "posix", reason="pipes and devices are files there")


@pytest.mark.parametrize(
    ("name", "make", "says"),
    [
        ("pictures.pdf", empty_pdf, "pictures"),
        ("locked.pdf", locked_pdf, "password"),
        ("broken.pdf", lambda path: path.write_bytes(b"%PDF-1.4 nothing"), "damaged"),
        ("broken.docx", lambda path: path.write_bytes(b"PK\x03\x04"), "damaged"),
        ("old.doc", lambda path: path.write_bytes(b"\xd0\xcf"), "old Word"),
        ("picture.png", lambda path: path.write_bytes(b"\x89PNG\0"), "not a text file"),
        ("odd.txt", lambda path: path.write_bytes(b"\xff\xfea"), "not a text file"),
        ("empty.txt", lambda path: path.write_bytes(b" \n"), "no text"),
        ("gone.txt", lambda path: None, "cannot be read"),
        ("folder", lambda path: path.mkdir(), "cannot be read"),
        ("packed.docx", packed_docx, "too large"),
        pytest.param("pipe.txt", pipe, "not a file", marks=posix_only),
        pytest.param("zero", lambda path: path.symlink_to("/dev/zero"), "file", marks=posix_only),
    ],
)
def test_file_without_text_is_a_sentence(
    tmp_path: Path, name: str, make: object, says: str
) -> None:
    path = tmp_path / name
    make(path)  # type: ignore[operator]
    with pytest.raises(AttachmentError, match=says) as caught:
        read_attachment(path)
    assert name in str(caught.value)


def test_block_is_fenced_whatever_the_file_holds() -> None:
    files = [Attachment("a\n.md", "markdown", "```\ncode\n````")]
    assert with_attachments("Why?", files) == (
        "File “a .md”:\n`````\n```\ncode\n````\n`````\n\nWhy?"
    )
    assert with_attachments("  ", [Attachment("b", "text", "x")]) == "File “b”:\n```\nx\n```"


def test_attachments_are_kept_with_their_message(store: ConversationStore) -> None:
    chat = store.create_conversation()
    files = (Attachment("a", "text", "x\0y"), Attachment("b", "pdf", "z"))
    _, question, _ = store.ask(chat.id, "?", attachments=files)
    assert question.attachments == files
    assert store.messages(chat.id)[0].attachments == files
    copy = store.add_record(store.record(chat.id))
    assert store.messages(copy.id)[0].attachments == files
    store.delete(chat.id)
    assert store.messages(copy.id)[0].attachments == files
