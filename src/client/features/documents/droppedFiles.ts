/** Files that a person has chosen, and the names of folders among them, which are not uploaded. */
export interface ChosenFiles {
  files: readonly File[];
  folders: readonly string[];
}

/** The files and folders that were dropped or pasted (DOCS-12). */
export function droppedFiles({ items, files }: DataTransfer): ChosenFiles {
  const chosen = { files: [] as File[], folders: [] as string[] };
  for (const item of items ?? []) {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    const entry = item.kind === 'file' ? item.webkitGetAsEntry?.() : null;
    if (entry?.isDirectory) chosen.folders.push(entry.name);
    else if (file) chosen.files.push(file);
  }
  return chosen.files.length + chosen.folders.length > 0
    ? chosen
    : { ...chosen, files: [...files] };
}
