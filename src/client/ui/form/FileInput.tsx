import type { Ref } from 'react';

interface FileInputProps {
  label: string;
  /** The button that is pressed in its place opens it. */
  ref: Ref<HTMLInputElement>;
  /** Endings and types that are offered; left out: all. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** The browser's own choice of files, unseen. The same file can be chosen again. */
export function FileInput({ label, onFiles, ...own }: FileInputProps) {
  return (
    <input
      type="file"
      hidden
      aria-label={label}
      onChange={({ currentTarget: field }) => {
        const files = [...(field.files ?? [])];
        // A browser says nothing where the choice is the same as before.
        field.value = '';
        if (files.length > 0) onFiles(files);
      }}
      {...own}
    />
  );
}
