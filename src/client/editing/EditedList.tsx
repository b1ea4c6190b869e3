import { useId, type ComponentProps, type ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { maxListLength } from '#shared/rules/values/maxListLength';
import { useEditedList } from '../data/editing/useEdited';
import type { ReadState } from '../data/read/readState';
import { useTexts } from '../texts/useTexts';
import { useModal, useOpenModal } from '../ui/leave/modal';
import { RowsPlaceholder } from '../ui/widget/RowsPlaceholder';
import { SectionHeading } from '../ui/SectionHeading';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { WidgetFrame } from '../ui/widget/WidgetFrame';
import { EditedRows, type EditedKind } from './EditedRows';
import { EditorList } from './EditorList';
import type { RowAction } from './EditorRow';
import { NotShownNote } from './NotShownNote';

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  note: {
    display: 'block',
    marginTop: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** A part of a list, under a heading of its own. */
export interface ListSection<Item> {
  title: string;
  /** The heading of the page or dialog says it already. */
  isUnderTitle?: boolean;
  introduction?: string;
  items: readonly Item[];
  /** The server lists it by itself. */
  isOwnList?: boolean;
  /** Said where there is nothing in it. */
  none?: string;
  /** Content below it. */
  end?: ReactNode;
}

interface EditedListProps<Item, Body> {
  kind: EditedKind<Item, Body>;
  /** Above the page or the dialog. */
  title: string;
  /** Of the list, where that is another. */
  label?: string;
  introduction: string;
  addLabel: string;
  /** The dialog for a new one, and the query of its address. */
  adder: string;
  adderQuery?: Readonly<Record<string, string>>;
  none: string;
  /** The setting without which nobody sees them; left out: they are always shown. */
  shownBy?: ComponentProps<typeof NotShownNote>['setting'];
  /** Left out: everything of the kind. */
  state?: ReadState<Item[]>;
  /** Left out: one list without headings. */
  sections?: (items: readonly Item[]) => ListSection<Item>[];
  /** Most that the server lists; default: as of most lists. */
  maxLength?: number;
  /** A further action on a thing. */
  more?: (item: Item) => RowAction;
  children: (item: Item) => ReactNode;
}

/** A page or dialog with everything of a kind, and what editors can do with it. */
export function EditedList<Item, Body>({ state, ...props }: EditedListProps<Item, Body>) {
  return state ? <List {...props} state={state} /> : <WholeList {...props} />;
}

function WholeList<Item, Body>(props: Omit<EditedListProps<Item, Body>, 'state'>) {
  return <List {...props} state={useEditedList(props.kind.editing, props.label ?? props.title)} />;
}

function List<Item, Body>({
  kind,
  title,
  label = title,
  introduction,
  addLabel,
  adder,
  adderQuery,
  none,
  shownBy,
  state,
  sections,
  maxLength = maxListLength,
  more,
  children,
}: EditedListProps<Item, Body> & { state: ReadState<Item[]> }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const open = useOpenModal();
  const rows = (items: readonly Item[], name: string) => (
    <EditedRows kind={kind} label={name} items={items} more={more}>
      {children}
    </EditedRows>
  );
  return (
    <EditorList
      title={title}
      introduction={introduction}
      addLabel={addLabel}
      onAdd={() => open(adder, adderQuery)}
      isInDialog={useModal() !== undefined}
    >
      {shownBy && <NotShownNote setting={shownBy} />}
      <WidgetFrame
        name={label}
        state={state}
        placeholder={<RowsPlaceholder count={3} />}
        emptyText={none}
      >
        {(items) => {
          const parts = sections?.(items);
          // Texts of the rows come with the first of them: the head of the list stays meanwhile.
          return (
            <WidgetBoundary name={label} waiting={<RowsPlaceholder count={3} />}>
              {parts ? (
                <div className={styles.sections}>
                  {parts.map((section) => (
                    <Section key={section.title} {...section}>
                      {section.items.length > 0 && rows(section.items, section.title)}
                    </Section>
                  ))}
                </div>
              ) : (
                rows(items, label)
              )}
              {isCut(items, maxLength, parts) && (
                <Text className={styles.note}>{format(forms.longList, { count: maxLength })}</Text>
              )}
            </WidgetBoundary>
          );
        }}
      </WidgetFrame>
    </EditorList>
  );
}

/** Whether a list of the server is as long as its longest, so that there may be more. */
function isCut<Item>(
  items: readonly Item[],
  maxLength: number,
  parts: readonly ListSection<Item>[] = [],
): boolean {
  const own = parts.filter(({ isOwnList }) => isOwnList);
  const lists = own.length > 0 ? own.map((part) => part.items) : [items];
  return lists.some(({ length }) => length >= maxLength);
}

function Section<Item>({
  title,
  isUnderTitle = false,
  introduction,
  none,
  items,
  end,
  children,
}: ListSection<Item> & { children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section {...(isUnderTitle ? { 'aria-label': title } : { 'aria-labelledby': id })}>
      {!isUnderTitle && <SectionHeading id={id} title={title} introduction={introduction} />}
      {items.length === 0 && <Text className={styles.quiet}>{none}</Text>}
      {children}
      {end}
    </section>
  );
}
