import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton, SkeletonItem, Title2, makeStyles } from '@fluentui/react-components';
import { infoboxAreas, infoboxRoute } from '#shared/rules/infoboxes';
import { useLast } from '../../data/useLast';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { useModal } from '../../ui/modal';
import { InfoboxForm } from './InfoboxForm';
import { useInfobox } from './useInfoboxEditor';

const useStyles = makeStyles({ title: { margin: '0 40px 20px 0' } });

/** Dialog infoboxes/add: the address says where the new infobox is to stand (INFOBOX-10). */
export function InfoboxAdder() {
  const modal = useModal();
  const [search] = useSearchParams();
  const zone = {
    route: infoboxRoute(search.get('route') ?? '/'),
    area: search.get('area') ?? infoboxAreas.main,
  };
  return (
    <Titled>
      <InfoboxForm zone={zone} done={() => modal?.close()} cancel={() => modal?.leave()} />
    </Titled>
  );
}

/** Dialog infoboxes/edit/{id} (INFOBOX-11). */
export function InfoboxEditor() {
  const modal = useModal();
  const texts = useTexts('infoboxes');
  const state = useInfobox(Number(modal?.params.id), texts.infobox);
  // Once it is open, what happens to the reading does not take the form away.
  const infobox = useLast(state);
  if (infobox)
    return (
      <Titled>
        <InfoboxForm
          infobox={infobox}
          zone={{ route: infobox.RouteId, area: infobox.AreaId }}
          done={() => modal?.close()}
          cancel={() => modal?.leave()}
        />
      </Titled>
    );
  if (state.state === 'failed')
    return (
      <Titled>
        <ErrorPanel name={texts.infobox} failure={state.failure} reload={state.reload} />
      </Titled>
    );
  return (
    <Titled>
      <Skeleton aria-label={texts.infobox}>
        <SkeletonItem size={96} />
      </Skeleton>
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { infoboxEditor } = useTexts().navigation;
  return (
    <div>
      <Title2 as="h1" block className={styles.title}>
        {infoboxEditor}
      </Title2>
      {children}
    </div>
  );
}
