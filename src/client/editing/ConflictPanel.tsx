import { useEffect, useId, useRef, useState } from 'react';
import {
  Button,
  Radio,
  RadioGroup,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { PeopleEditRegular } from '@fluentui/react-icons/svg/people-edit';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { contended, type Conflict } from '../data/editing/useSaveEdited';
import { lazyPart } from '../loading/lazyPart';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { ChangedBy } from './history/ChangedBy';
import { nameOfField, type FieldNames } from './form/fieldNames';
import { FieldValue } from './form/FieldValue';
import { isHtml } from './history/longText';
import { usePanelStyles } from './panelStyles';
import { useSideStyles } from './sideStyles';
import type { Editor } from './useEditor';
import { useIsOwnChange } from './useIsOwnChange';
import { Skeleton, SkeletonItem } from '../ui/widget/Skeleton';

const TextChoice = lazyPart(
  () => import(/* webpackChunkName: "comparison" */ './form/TextChoice'),
  'TextChoice',
);

const useStyles = makeStyles({
  fields: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gap: tokens.spacingVerticalL,
  },
  field: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  waiting: { height: '96px' },
  name: {
    padding: 0,
    marginBottom: tokens.spacingVerticalXS,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface ConflictPanelProps<Values extends object> {
  editor: Editor<Values>;
  conflict: Conflict<Values>;
  /** The name of the thing that is edited. */
  name: string;
  fields: FieldNames;
}

/**
 * Somebody else was faster, or the person elsewhere: who, when, and field by field what is theirs
 * and what was entered. A choice is in the form at once, and is saved with it.
 */
export function ConflictPanel<Values extends object>({
  editor,
  conflict,
  name,
  fields,
}: ConflictPanelProps<Values>) {
  const styles = useStyles();
  const panel = usePanelStyles();
  const { forms, comparison } = useTexts('editing');
  const isOwn = useIsOwnChange(conflict.changedBy);
  const asked = contended(conflict);
  const isAllMine = asked.every((field) =>
    isSameValue(editor.form.values[field], conflict.mine[field]),
  );
  const { errors } = useTexts().widgets;
  const { element, titleId } = useTakesFocus(conflict);
  return (
    <div ref={element} tabIndex={-1} role="alert" aria-labelledby={titleId} className={panel.root}>
      <div className={panel.head}>
        <span className={panel.icon} aria-hidden>
          <PeopleEditRegular />
        </span>
        <div className={panel.words}>
          <Text id={titleId} weight="semibold" size={400}>
            {format(errors.notSaved, { name })}
          </Text>
          <Text>{isOwn ? forms.ownConflict : forms.conflict}</Text>
          <ChangedBy change={conflict.changedBy} text={forms.changedBy} />
        </div>
      </div>
      <ul className={styles.fields}>
        {asked.map((field) => (
          <li key={field}>
            {isHtml(conflict.theirs[field]) && isHtml(conflict.mine[field]) ? (
              <PlaceChoices editor={editor} conflict={conflict} field={field} fields={fields} />
            ) : (
              <Choice editor={editor} conflict={conflict} field={field} fields={fields} />
            )}
          </li>
        ))}
      </ul>
      <div className={panel.actions}>
        {isAllMine ? (
          <Button className={panel.button} appearance="primary" onClick={editor.saveMine}>
            {forms.saveAnyway}
          </Button>
        ) : (
          <Button
            className={panel.button}
            appearance="primary"
            onClick={() => editor.form.saveAgain()}
          >
            {comparison.saveChosen}
          </Button>
        )}
        <Button className={panel.button} onClick={editor.takeTheirs}>
          {forms.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps<Values extends object> {
  editor: Editor<Values>;
  conflict: Conflict<Values>;
  field: keyof Values & string;
  fields: FieldNames;
}

/** A text is chosen place by place, by code that loads then. */
function PlaceChoices<Values extends object>({
  editor: { form },
  conflict,
  field,
  fields,
}: ChoiceProps<Values>) {
  const styles = useStyles();
  const { comparison } = useTexts('editing');
  const name = nameOfField(fields, field);
  const change = (html: string) => {
    const chosen: Partial<Record<keyof Values, string>> = {};
    chosen[field] = html;
    form.change(chosen as Partial<Values>);
  };
  const begun: unknown = conflict.base[field];
  return (
    <section aria-label={name} className={styles.field}>
      <Text block className={styles.name}>
        {name}
      </Text>
      <WidgetBoundary
        name={name}
        waiting={
          <Skeleton aria-label={comparison.loading}>
            <SkeletonItem className={styles.waiting} />
          </Skeleton>
        }
      >
        <TextChoice
          theirs={String(conflict.theirs[field])}
          value={String(form.values[field])}
          base={typeof begun === 'string' ? begun : undefined}
          onChange={change}
        />
      </WidgetBoundary>
    </section>
  );
}

function Choice<Values extends object>({ editor, conflict, field, fields }: ChoiceProps<Values>) {
  const styles = useStyles();
  const look = useSideStyles();
  const { forms } = useTexts('editing');
  const { values, change } = editor.form;
  const id = useId();
  const isTheirs = isSameValue(values[field], conflict.theirs[field]);
  // Text typed since counts as mine.
  const [kept, setKept] = useState(conflict.mine[field]);
  const mine = isTheirs ? kept : values[field];
  const choose = (wanted: string) => {
    if (wanted === 'theirs') setKept(() => mine);
    const chosen: Partial<Values> = {};
    chosen[field] = wanted === 'theirs' ? conflict.theirs[field] : mine;
    change(chosen);
  };
  const sides = [
    ['theirs', forms.theirs, conflict.theirs[field], isTheirs],
    ['mine', forms.mine, mine, !isTheirs],
  ] as const;
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <Text block id={id} className={styles.name}>
        {nameOfField(fields, field)}
      </Text>
      <RadioGroup
        aria-labelledby={id}
        className={look.sides}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_, { value }) => choose(value)}
      >
        {sides.map(([side, label, value, isChosen]) => (
          <div key={side} className={mergeClasses(look.side, isChosen && look.chosen)}>
            <Radio
              className={look.radio}
              value={side}
              label={label}
              aria-describedby={`${id}${side}`}
            />
            <div id={`${id}${side}`} className={mergeClasses(look.value, look.folded)}>
              <FieldValue value={value} field={field} fields={fields} />
            </div>
          </div>
        ))}
      </RadioGroup>
    </div>
  );
}

/** Comes into view and takes the keyboard with each new conflict. */
function useTakesFocus(conflict: object) {
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [conflict]);
  return { element, titleId };
}
