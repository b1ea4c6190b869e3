import { Field } from '@fluentui/react-components';
import type { NavigationBranch, NavigationNode } from '#shared/contract/pages/navigationNodes';
import { findBranch, menuLevels } from '#shared/rules/pages/navigation';
import { useLast } from '../../../data/read/useLast';
import { useTexts } from '../../../texts/useTexts';
import { SourceNotice } from '../../../ui/widget/SourceNotice';
import { useWholeMenu } from '../useMenu';
import { SelectInput } from '../../../ui/form/SelectInput';

interface ParentFieldProps {
  /** The edited node; nothing for a new one. */
  node: NavigationNode | undefined;
  value: number | null;
  error?: string | undefined;
  onChange: (parent: number | null) => void;
}

/** The section or heading above a node: the way to another place than beside its siblings. */
export function ParentField({ node, value, error, onChange }: ParentFieldProps) {
  const own = useTexts('menuEditor');
  const menu = useWholeMenu(own.parents);
  const branches = useLast(menu) ?? [];
  const moved = node && findBranch(branches, node.Id);
  const places = placesIn(branches, { id: node?.Id, levels: moved ? levelsOf(moved) : 1 });
  const isKnown = value === null || places.some(({ id }) => id === value);
  return (
    <div>
      {menu.state === 'failed' && (
        <SourceNotice name={own.parents} failure={menu.failure} reload={menu.reload} />
      )}
      <Field label={own.parent} validationMessage={error && own.noPlace}>
        <SelectInput
          value={value ?? ''}
          onChange={(_, data) => onChange(data.value === '' ? null : Number(data.value))}
        >
          <option value="">{own.noParent}</option>
          {!isKnown && <option value={value}>…</option>}
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

/** How many levels a node has with what lies below it. */
function levelsOf({ Children }: NavigationBranch): number {
  return 1 + Math.max(0, ...Children.map(levelsOf));
}

/**
 * The sections and headings below which there is room for a node with what lies below it, but for
 * the node itself.
 */
function placesIn(
  branches: readonly NavigationBranch[],
  own: { id: number | undefined; levels: number },
  above: readonly string[] = [],
): { id: number; name: string }[] {
  if (above.length + 1 + own.levels > menuLevels) return [];
  return branches
    .filter(({ Id }) => Id !== own.id)
    .flatMap(({ Id, Title, Children }) => {
      const path = [...above, Title];
      return [{ id: Id, name: path.join(' › ') }, ...placesIn(Children, own, path)];
    });
}
