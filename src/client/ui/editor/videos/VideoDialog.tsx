import { useContext, useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { videoAddress, videoHostName } from '#shared/rules/videoAddress';
import { format } from '../../../texts/format';
import { useTexts } from '../../../texts/useTexts';
import { TextSourcesContext } from '../../found/textSources';
import { stacked } from '../../layout';
import { TextField } from '../../TextField';
import { useReturnFromDialog } from '../../useReturnFromDialog';

const useStyles = makeStyles({
  content: stacked(),
  button: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

export interface WrittenVideo {
  /** Of the player. */
  address: string;
  title: string;
}

interface VideoDialogProps {
  initial: WrittenVideo;
  insert: (video: WrittenVideo) => void;
  close: () => void;
}

const noHosts = { allowed: [], sharePointUrl: '' };

/** Asks for a video by its address or the code to embed it, and for its title. */
export function VideoDialog({ initial, insert, close }: VideoDialogProps) {
  useReturnFromDialog();
  const styles = useStyles();
  const { videos: texts, editor: words, forms } = useTexts('editing');
  const hosts = useContext(TextSourcesContext)?.videoHosts ?? noHosts;
  const [typed, setTyped] = useState(initial.address);
  const [title, setTitle] = useState(initial.title);
  const [isRefused, setRefused] = useState(false);
  const address = videoAddress(typed, hosts);
  const own = hosts.allowed.flatMap((entry) => videoHostName(entry) ?? []);
  const names = ['YouTube', 'Vimeo', 'Microsoft Stream', ...own].join(', ');
  const submit = () => {
    if (!address || title.trim() === '') return setRefused(true);
    insert({ address, title: title.trim() });
    close();
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // It stands within the form of the text, which is not to be saved by it.
            event.stopPropagation();
            submit();
          }}
        >
          <DialogBody>
            <DialogTitle>{initial.address === '' ? words.video : texts.change}</DialogTitle>
            <DialogContent className={styles.content}>
              <TextField
                label={texts.address}
                hint={format(texts.addressHint, { hosts: names })}
                isRequired
                value={typed}
                error={isRefused && !address ? format(texts.refused, { hosts: names }) : undefined}
                onChange={setTyped}
              />
              <TextField
                label={texts.title}
                hint={texts.titleHint}
                isRequired
                value={title}
                error={isRefused && title.trim() === '' ? forms.required : undefined}
                onChange={setTitle}
              />
            </DialogContent>
            <DialogActions>
              <Button className={styles.button} appearance="primary" type="submit">
                {initial.address === '' ? words.insert : texts.apply}
              </Button>
              <Button className={styles.button} onClick={close}>
                {words.cancel}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
