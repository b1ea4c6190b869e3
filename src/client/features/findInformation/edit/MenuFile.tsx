import { useRef } from 'react';
import { Button, Spinner, makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { countNodes } from '#shared/rules/pages/navigation';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { ConfirmDialog } from '../../../ui/leave/ConfirmDialog';
import { FileInput } from '../../../ui/form/FileInput';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { useMenuFile } from './useMenuFile';
import { fingerHeight } from '../../../ui/style/layout';

const useStyles = makeStyles({
  button: { ...fingerHeight, '@media (max-width: 767.98px)': { flexGrow: 1 } },
});

/** Brings the menu into a file, and the entries of such a file behind those that are there. */
export function MenuFile({ branches }: { branches: readonly NavigationBranch[] | undefined }) {
  const styles = useStyles();
  const { imports: texts, ...own } = useTexts('menuEditor');
  const { forms } = useTexts('editing');
  const locale = useLocale();
  const chosen = useRef<HTMLInputElement>(null);
  const { coming, isWriting, failure, save, read, run, tryAgain, cancel } = useMenuFile();
  return (
    <>
      <Button
        className={styles.button}
        icon={<ArrowDownloadRegular />}
        disabledFocusable={!branches?.length}
        onClick={() => branches && save(branches)}
      >
        {own.export}
      </Button>
      <Button
        className={styles.button}
        icon={isWriting ? <Spinner size="tiny" /> : <ArrowUploadRegular />}
        disabledFocusable={isWriting}
        onClick={() => chosen.current?.click()}
      >
        {texts.open}
      </Button>
      <FileInput
        ref={chosen}
        accept="application/json,.json"
        label={texts.open}
        onFiles={([file]) => file && read(file)}
      />
      {failure && <ErrorPanel name={texts.operation} failure={failure} isSave reload={tryAgain} />}
      {coming && (
        <ConfirmDialog
          title={texts.title}
          text={plural(texts.text, countNodes(coming), locale)}
          accept={texts.accept}
          decline={forms.cancel}
          onDecline={cancel}
          onAccept={run}
        />
      )}
    </>
  );
}
