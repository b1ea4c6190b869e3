import { useEffect, useRef, useState } from 'react';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import type { GalleryImage } from '#shared/contract/pages/images';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../trouble/ErrorPanel';
import { fingerHeight, stacked, wrapped } from '../style/layout';
import { UnsavedQuestion } from '../leave/UnsavedQuestion';
import { useFocusFallback } from '../leave/useFocusFallback';
import { useUnsavedChanges } from '../leave/useUnsavedChanges';
import { TextAreaField } from '../form/TextAreaField';
import { TextField } from '../form/TextField';
import { lengthError, titleError } from '../form/titleError';
import type { GalleryDetailsProps } from './GalleryDetails';
import { askGallery, type ImageFailure } from './imageStore';

/** Characters. */
const maxDescriptionLength = 1_000;

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalS),
  buttons: {
    ...wrapped(tokens.spacingHorizontalS),
    '& > *': fingerHeight,
  },
});

interface GalleryFormProps extends GalleryDetailsProps {
  done: () => void;
  /** Takes over the keyboard when the form goes. */
  next: () => HTMLElement | null;
}

/**
 * Name and description of a picture. Where somebody else was faster, what they wrote is named, and
 * what was entered stays; saving again replaces it.
 */
export function GalleryForm({
  store,
  image,
  onChanged,
  onEditing,
  onGone,
  done,
  next,
}: GalleryFormProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const texts = useTexts('imageGallery');
  const [base, setBase] = useState(image);
  const [title, setTitle] = useState(image.Title);
  const [description, setDescription] = useState(image.Description);
  const [isSaving, setSaving] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<ImageFailure>();
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, next);
  const isChanged = title !== image.Title || description !== image.Description;
  useUnsavedChanges(isChanged);
  useEffect(() => {
    onEditing(isChanged);
    return () => onEditing(false);
  }, [onEditing, isChanged]);
  const mayStayUnnamed = title === '' && base.Title === '';
  const titleWrong = mayStayUnnamed ? undefined : titleError(title, { forms });
  const tooLong = lengthError(description, maxDescriptionLength, forms);
  const giveUp = () => {
    done();
    // The keyboard is in the question, which goes with the form.
    setTimeout(() => next()?.focus());
  };
  const save = async () => {
    if (titleWrong || tooLong || isSaving) return;
    setSaving(true);
    const change = {
      ...(mayStayUnnamed ? {} : { Title: title }),
      Description: description,
      Modified: base.Modified,
    };
    const answer = await askGallery(store, (gallery) => gallery.change(image.Id, change));
    setSaving(false);
    if (!('failure' in answer)) {
      onChanged(answer);
      return done();
    }
    setFailure(answer.failure);
    const { problemId, current } = answer.failure;
    if (problemId === 'conflict') setBase(current as GalleryImage);
  };
  return (
    <div ref={root} className={styles.root}>
      <TextField
        autoFocus
        label={texts.title}
        value={title}
        error={titleWrong}
        onChange={setTitle}
        onEnter={save}
      />
      <TextAreaField
        label={texts.description}
        hint={texts.descriptionHint}
        value={description}
        error={tooLong}
        onChange={setDescription}
      />
      {failure && <SaveFailure {...{ failure, base, save, onGone }} />}
      <div className={styles.buttons}>
        <Button appearance="primary" disabledFocusable={isSaving} onClick={() => void save()}>
          {isSaving ? forms.saving : forms.save}
        </Button>
        <Button onClick={() => (isChanged ? setAsked(true) : done())}>{forms.cancel}</Button>
      </div>
      {isAsked && <UnsavedQuestion discard={giveUp} stay={() => setAsked(false)} />}
    </div>
  );
}

interface SaveFailureProps {
  failure: ImageFailure;
  /** The picture as it is stored now, after a conflict. */
  base: GalleryImage;
  save: () => Promise<void>;
  onGone: () => void;
}

function SaveFailure({ failure, base, save, onGone }: SaveFailureProps) {
  const texts = useTexts('imageGallery');
  const { forms } = useTexts('editing');
  const { Title: title, Description: description } = base;
  if (failure.problemId === 'conflict')
    return (
      <MessageBar intent="warning" layout="multiline" role="alert">
        <MessageBarBody>{format(texts.changedMeanwhile, { title, description })}</MessageBarBody>
      </MessageBar>
    );
  if (failure.status === 404)
    return (
      <MessageBar intent="warning" layout="multiline" role="alert">
        <MessageBarBody>
          {texts.gone} <Button onClick={onGone}>{forms.cancel}</Button>
        </MessageBarBody>
      </MessageBar>
    );
  return <ErrorPanel isSave name={texts.edit} failure={failure} reload={() => void save()} />;
}
