import type { ComponentType } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive';
import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { DiagramRegular } from '@fluentui/react-icons/svg/diagram';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table';
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text';
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { NotebookRegular } from '@fluentui/react-icons/svg/notebook';
import { SlideTextRegular } from '@fluentui/react-icons/svg/slide-text';
import { HeadphonesRegular } from '@fluentui/react-icons/svg/headphones';
import { VideoClipRegular } from '@fluentui/react-icons/svg/video-clip';
import type { FileKind } from '#shared/rules/documents/fileKinds';

const shapes: Record<FileKind, ComponentType<{ className?: string }>> = {
  word: DocumentTextRegular,
  excel: DocumentTableRegular,
  powerpoint: SlideTextRegular,
  pdf: DocumentPdfRegular,
  onenote: NotebookRegular,
  visio: DiagramRegular,
  image: ImageRegular,
  video: VideoClipRegular,
  audio: HeadphonesRegular,
  archive: ArchiveRegular,
  mail: MailRegular,
  code: CodeRegular,
  text: DocumentTextRegular,
  other: DocumentRegular,
};

/** The colours that people know the programs by; the shape alone says it too. */
const useStyles = makeStyles({
  word: { color: tokens.colorPaletteBlueForeground2 },
  excel: { color: tokens.colorPaletteGreenForeground2 },
  powerpoint: { color: tokens.colorPaletteDarkOrangeForeground1 },
  pdf: { color: tokens.colorPaletteRedForeground1 },
  onenote: { color: tokens.colorPaletteGrapeForeground2 },
  visio: { color: tokens.colorPaletteBlueForeground2 },
  image: { color: tokens.colorPaletteTealForeground2 },
  video: { color: tokens.colorPaletteTealForeground2 },
  audio: { color: tokens.colorPaletteTealForeground2 },
});

/** The kind of a file, as a picture that needs no words. */
export function FileIcon({ kind }: { kind: FileKind }) {
  const styles: Readonly<Record<string, string>> = useStyles();
  const Shape = shapes[kind];
  return <Shape className={styles[kind]} />;
}
