import { useContext, useState } from 'react';
import { videoAddress, videoHostName } from '#shared/rules/pictures/videoAddress';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { noVideoHosts, TextSourcesContext } from '../../found/textSources';
import { TextField } from '../../form/TextField';
import { leadingSpaceError } from '../../form/titleError';
import { PartDialog } from '../PartDialog';

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

/** Asks for a video by its address or the code to embed it, and for its title. */
export function VideoDialog({ initial, insert, close }: VideoDialogProps) {
  const { videos: texts, editor: words, forms } = useTexts('editing');
  const hosts = useContext(TextSourcesContext)?.videoHosts ?? noVideoHosts;
  const [typed, setTyped] = useState(initial.address);
  const [title, setTitle] = useState(initial.title);
  const [isRefused, setRefused] = useState(false);
  const address = videoAddress(typed, hosts);
  const own = hosts.allowed.flatMap((entry) => videoHostName(entry) ?? []);
  const names = ['YouTube', 'Vimeo', 'Microsoft Stream', ...own].join(', ');
  const titleWrong = title.trim() === '' ? forms.required : leadingSpaceError(title, forms);
  const submit = () => {
    if (!address || titleWrong) return setRefused(true);
    insert({ address, title: title.trimEnd() });
    close();
  };
  return (
    <PartDialog
      title={initial.address === '' ? words.video : texts.change}
      accept={initial.address === '' ? words.insert : texts.apply}
      submit={submit}
      close={close}
    >
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
        error={isRefused ? titleWrong : undefined}
        onChange={setTitle}
      />
    </PartDialog>
  );
}
