import {
  Checkbox,
  Field,
  Input,
  Radio,
  RadioGroup,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { editorFilters, maxFindTextLength, type CenterKind } from '#shared/rules/pages/pageFilters';
import { useTexts } from '../../texts/useTexts';
import { DateField } from '../../ui/form/DateField';
import { fieldGrid, fingerHeight, stacked, wrapped } from '../../ui/style/layout';
import { ChannelFilter } from './ChannelFilter';
import type { CenterFilters } from './useCenterFilters';
import { useFilterDraft } from './useFilterDraft';
import { useIsPageEditor } from './usePageCenter';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalM),
  fields: fieldGrid('200px'),
  boxes: wrapped(tokens.spacingHorizontalM),
  input: fingerHeight,
});

interface FilterFieldsProps extends CenterFilters {
  id: string;
  kind: CenterKind;
  counts: ReadonlyMap<string, number> | undefined;
}

/** The fields of the filter panel (PAGES-031); those of editors for editors only (PAGES-035). */
export function FilterFields({ id, kind, counts, ...center }: FilterFieldsProps) {
  const { filters, change } = center;
  const styles = useStyles();
  const { filter: texts } = useTexts('pageCenter');
  const { draft, write, settle, isInvalid } = useFilterDraft(filters, change);
  return (
    <form
      id={id}
      role="search"
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <div className={styles.fields}>
        <Field label={texts.text}>
          <Input
            type="search"
            className={styles.input}
            contentBefore={<SearchRegular aria-hidden />}
            maxLength={maxFindTextLength}
            value={draft.searchText}
            onChange={(_, { value }) => write({ searchText: value })}
          />
        </Field>
        <DateField
          label={texts.from}
          value={draft.startDate}
          onChange={(startDate) => write({ startDate })}
          error={isInvalid ? texts.startAfterEnd : undefined}
        />
        <DateField
          label={texts.until}
          value={draft.endDate}
          onChange={(endDate) => write({ endDate })}
          error={isInvalid ? texts.endBeforeStart : undefined}
        />
        {kind === 'news' && (
          <Field label={texts.kind}>
            <SelectInput
              className={styles.input}
              value={String(filters.topNewsOnlyOption)}
              onChange={(_, { value }) => change({ topNewsOnlyOption: value === '1' ? 1 : 0 })}
            >
              <option value="0">{texts.all}</option>
              <option value="1">{texts.topNewsOnly}</option>
            </SelectInput>
          </Field>
        )}
      </div>
      <ChannelFilter
        counts={counts}
        value={filters.selectedChannels}
        onChange={(selectedChannels) => change({ selectedChannels })}
      />
      {filters.selectedChannels.length > 1 && (
        <Field label={texts.matching}>
          <RadioGroup
            layout="horizontal"
            value={String(filters.channelsMatchingOption)}
            onChange={(_, { value }) => change({ channelsMatchingOption: value === '1' ? 1 : 0 })}
          >
            <Radio value="0" label={texts.any} />
            <Radio value="1" label={texts.every} />
          </RadioGroup>
        </Field>
      )}
      <Switches {...center} />
    </form>
  );
}

function Switches({ filters, change, filtersLanguages }: CenterFilters) {
  const styles = useStyles();
  const { filter: texts } = useTexts('pageCenter');
  const isEditor = useIsPageEditor();
  const options = [
    ...(filtersLanguages ? (['onlyInCurrentUserLanguages'] as const) : []),
    ...(isEditor ? editorFilters : []),
  ];
  if (options.length === 0) return null;
  return (
    <div className={styles.boxes}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={texts[option]}
          checked={filters[option]}
          onChange={(_, { checked }) => change({ [option]: checked === true })}
        />
      ))}
    </div>
  );
}
