import { useSearchParams } from 'react-router-dom';
import { infoboxAreas, infoboxRoute } from '#shared/rules/widgets/infoboxes';
import { EditedDialog } from '../../../editing/EditedDialog';
import { useTexts } from '../../../texts/useTexts';
import { infoboxEditing } from './infoboxEditing';
import { InfoboxForm } from './InfoboxForm';

/**
 * Dialogs infoboxes/add, where the address says in which zone the new one is to stand (INFOBOX-10),
 * and infoboxes/edit/{id} (INFOBOX-11).
 */
export function InfoboxEditor() {
  const { infoboxEditor } = useTexts().navigation;
  const [search] = useSearchParams();
  const zone = {
    route: infoboxRoute(search.get('route') ?? '/'),
    area: search.get('area') ?? infoboxAreas.main,
  };
  return (
    <EditedDialog
      editing={infoboxEditing}
      title={infoboxEditor}
      name={useTexts('infoboxes').infobox}
    >
      {(infobox) => <InfoboxForm infobox={infobox} zone={zone} />}
    </EditedDialog>
  );
}
