import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table';
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text';
import { SlideTextRegular } from '@fluentui/react-icons/svg/slide-text';

/** The kind of a file by the end of its name. */
export function DocumentIcon({ name }: { name: string }) {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (extension === 'pdf') return <DocumentPdfRegular />;
  if (['xls', 'xlsx', 'xlsm', 'csv'].includes(extension)) return <DocumentTableRegular />;
  if (['ppt', 'pptx'].includes(extension)) return <SlideTextRegular />;
  if (['doc', 'docx', 'txt', 'rtf', 'odt'].includes(extension)) return <DocumentTextRegular />;
  return <DocumentRegular />;
}
