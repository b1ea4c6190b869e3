import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { CloudArrowUpRegular } from '@fluentui/react-icons/svg/cloud-arrow-up';
import { errorNoticeDuration } from '../../data/connection/handleFailure';
import { showNotice } from '../../data/notices';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { presentDate } from '../../platform/presentTime';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, inRow } from '../../ui/style/layout';
import { FileInput } from '../../ui/form/FileInput';
import { carriesFiles, useFileTarget } from '../../platform/useFileTarget';
import { droppedFiles, type ChosenFiles } from './droppedFiles';

const UploadDialog = lazyPart(() => import('./UploadDialog'), 'UploadDialog');

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalM,
  },
  upload: fingerHeight,
  zone: {
    ...inRow(tokens.spacingHorizontalS),
    justifyContent: 'center',
    minHeight: '64px',
    marginTop: tokens.spacingVerticalL,
    paddingInline: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    '& svg': { flexShrink: 0, fontSize: '24px' },
  },
  target: {
    border: `1px dashed ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
});

interface UploadPlaceProps {
  /** There is room for more than the documents. */
  isOffered: boolean;
  oneDrive: string | undefined;
  /** The tabs beside the button. */
  tabs: ReactNode;
  children: ReactNode;
}

/**
 * Documents, and the ways to upload more: a button, files dropped anywhere in here, and files
 * pasted (DOCS-02, DOCS-03). On small screens the documents alone; what is being uploaded when the
 * window becomes one goes on.
 */
export function UploadPlace({ isOffered, oneDrive, tabs, children }: UploadPlaceProps) {
  const styles = useStyles();
  const texts = useTexts('documents');
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly File[]>();
  const take = ({ files, folders }: ChosenFiles) => {
    if (folders.length > 0)
      showNotice({
        kind: 'warning',
        text: format(texts.folders, { names: folders.join(', ') }),
        duration: errorNoticeDuration,
      });
    if (files.length > 0) setChosen(files);
    return files.length > 0;
  };
  const isOpen = isOffered && chosen === undefined;
  const { isTarget, ...target } = useFileTarget(isOpen, (transfer) => take(droppedFiles(transfer)));
  usePastedFiles(root, isOpen, take);
  useNoAccidents();
  return (
    <div ref={root} {...target}>
      <div className={styles.tools}>
        {tabs}
        {isOffered && (
          <>
            <Button
              className={styles.upload}
              icon={<ArrowUploadRegular />}
              onClick={() => input.current?.click()}
            >
              {texts.upload}
            </Button>
            <FileInput
              ref={input}
              multiple
              label={texts.upload}
              onFiles={(files) => take({ files, folders: [] })}
            />
          </>
        )}
      </div>
      {children}
      {isOffered && (
        <div className={mergeClasses(styles.zone, isTarget && styles.target)}>
          <CloudArrowUpRegular aria-hidden />
          <Text>{texts.drop}</Text>
        </div>
      )}
      {chosen && (
        <Part>
          <UploadDialog files={chosen} oneDrive={oneDrive} onClose={() => setChosen(undefined)} />
        </Part>
      )}
    </div>
  );
}

/** Files that are pasted while the keyboard is in here, or nowhere. */
function usePastedFiles(
  root: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  take: (chosen: ChosenFiles) => boolean,
): void {
  const { picture } = useTexts('documents');
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || root.current?.contains(activeElement);
    if (!isOpen || !isHere || event.defaultPrevented || !event.clipboardData) return;
    const { files, folders } = droppedFiles(event.clipboardData);
    if (take({ folders, files: files.map((file) => named(file, picture)) })) event.preventDefault();
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** A picture on the clipboard has no name of its own: every one would be `image.png`. */
function named(file: File, name: string): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const now = presentDate();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  const time = local.slice(0, 19).replace('T', ' ').replaceAll(':', '.');
  return new File([file], `${format(name, { time })}${file.name.replace('image', '')}`, {
    type: file.type,
  });
}

/** A file that is dropped beside the place would make the browser leave the portal for it. */
function useNoAccidents(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
}
