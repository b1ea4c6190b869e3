import Image from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { createRoot } from 'react-dom/client';
import { floorData } from './floorData';

const { html } = await floorData<{ html: string }>();

/** The text editor's library with its starter kit and pictures, and nothing around it. */
function BareEditor() {
  const editor = useEditor({ extensions: [StarterKit, Image], content: html });
  return <EditorContent editor={editor} />;
}

createRoot(document.getElementById('root')!).render(<BareEditor />);
