import { infoboxAreas } from '#shared/rules/widgets/infoboxes';
import { useTexts } from '../../texts/useTexts';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { InfoboxZone } from './InfoboxZone';

/** The infoboxes at the top of a start page. */
export function HeroInfoboxes({ onEmptyChange }: PlacedWidgetProps) {
  return (
    <InfoboxZone
      area={infoboxAreas.hero}
      name={useTexts().today.widgets.heroInfoboxes}
      onEmptyChange={onEmptyChange}
    />
  );
}
