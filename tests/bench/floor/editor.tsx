import Image from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { createRoot } from 'react-dom/client';
import { showFloor } from './showFloor';

/** The text editor's library with its starter kit and pictures, and nothing around it. */
function BareEditor({ html }: { html: string }) {
  const editor = useEditor({ extensions: [StarterKit, Image], content: html });
  return <EditorContent editor={editor} />;
}

showFloor<{ html: string }>((data) =>
  createRoot(document.getElementById('root')!).render(<BareEditor {...data} />),
);
