import { useRef } from 'react';
import { Badge, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Infobox } from '#shared/contract/infoboxes';
import {
  infoboxAreas,
  infoboxState,
  infoboxTypes,
  maxInfoboxes,
} from '#shared/rules/widgets/infoboxes';
import { EditedList, type ListSection } from '../../../editing/EditedList';
import { joinedFacts } from '../../../editing/joinedFacts';
import { format } from '#shared/rules/values/format';
import { presentDate } from '../../../platform/presentTime';
import { useTexts } from '../../../texts/useTexts';
import { PassingButton } from '../../../ui/leave/PassingButton';
import { inRow } from '../../../ui/style/layout';
import { infoboxEditing, useInfoboxFields } from './infoboxEditing';
import { useInfoboxActions } from './useInfoboxActions';
import { useZoneName } from './useZoneName';

const useStyles = makeStyles({
  title: { display: 'block', overflowWrap: 'anywhere' },
  line: {
    ...inRow(tokens.spacingHorizontalS),
    flexWrap: 'wrap',
    color: tokens.colorNeutralForeground2,
  },
});

/**
 * Every infobox by the zone that it stands in, also those that are hidden, past or still to come
 * (ADMIN-08).
 */
export function InfoboxList() {
  const texts = useTexts('infoboxes');
  const { infoboxes: title } = useTexts().navigation;
  const nameOf = useZoneName();
  const { show } = useInfoboxActions();
  const zones = (infoboxes: readonly Infobox[]): ListSection<Infobox>[] =>
    [...new Set([...infoboxes].sort(fromTheTop).map(nameOf))].map((name) => ({
      title: name,
      items: infoboxes.filter((infobox) => nameOf(infobox) === name),
    }));
  return (
    <EditedList
      kind={{
        editing: infoboxEditing,
        words: {
          ...texts,
          name: texts.infobox,
          deletion: { title: texts.deleteTitle, text: texts.deleteText },
        },
        nameOf: ({ Title }) => Title,
        fields: useInfoboxFields(),
        editor: ({ Id }) => `infoboxes/edit/${Id}`,
        targeted: 'infobox',
      }}
      title={title}
      introduction={texts.listIntroduction}
      addLabel={texts.add}
      adder="infoboxes/add"
      adderQuery={{ area: infoboxAreas.main, route: '/' }}
      none={texts.none}
      sections={zones}
      maxLength={maxInfoboxes}
    >
      {(infobox) => <Summary infobox={infobox} onShow={() => show(infobox)} />}
    </EditedList>
  );
}

const areas: readonly string[] = Object.values(infoboxAreas);
const lineOf = ({ AreaId }: Infobox) =>
  areas.includes(AreaId) ? areas.indexOf(AreaId) : areas.length;

/** Within a page as its areas stand on it; those that the portal does not know come last. */
function fromTheTop(one: Infobox, other: Infobox): number {
  return one.RouteId.localeCompare(other.RouteId) || lineOf(one) - lineOf(other);
}

const kinds = Object.fromEntries(
  Object.entries(infoboxTypes).map(([name, type]) => [type, name]),
) as Record<Infobox['Type'], keyof typeof infoboxTypes>;

function Summary({ infobox, onShow }: { infobox: Infobox; onShow: () => void }) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const line = useRef<HTMLSpanElement>(null);
  const state = infoboxState(infobox, presentDate());
  return (
    <>
      <Text weight="semibold" size={400} className={styles.title}>
        {infobox.Title}
      </Text>
      <Text ref={line} size={200} className={styles.line}>
        <Badge appearance="tint" color={state === 'active' ? 'success' : 'informative'}>
          {texts.states[state]}
        </Badge>
        {joinedFacts([
          texts.types[kinds[infobox.Type]],
          format(texts.ofWidth, { width: texts.widths[infobox.Width] }),
        ])}
        {state === 'hidden' && (
          <PassingButton
            size="small"
            onClick={onShow}
            next={() => line.current?.closest('li')?.querySelector('button')}
          >
            {texts.showAgain}
          </PassingButton>
        )}
      </Text>
    </>
  );
}
