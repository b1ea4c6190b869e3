import { Skeleton, SkeletonItem, Title2, makeStyles } from '@fluentui/react-components';
import { useLast } from '../../data/useLast';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { useModal } from '../../ui/modal';
import { BroadcastForm } from './BroadcastForm';
import { useMessage } from './useBroadcastEditor';

const useStyles = makeStyles({
  title: { margin: '0 40px 20px 0' },
});

/** Dialog broadcast-messages/add (BROADCAST-30). */
export function BroadcastAdder() {
  const modal = useModal();
  return (
    <Titled>
      <BroadcastForm done={() => modal?.close()} cancel={() => modal?.leave()} />
    </Titled>
  );
}

/** Dialog broadcast-messages/edit/{id}. */
export function BroadcastEditor() {
  const modal = useModal();
  const texts = useTexts();
  const { alert } = useTexts('editing').alerts;
  const state = useMessage(Number(modal?.params.id));
  // Once it is open, what happens to the reading does not take the form away.
  const message = useLast(state);
  if (message)
    return (
      <Titled>
        <BroadcastForm
          message={message}
          done={() => modal?.close()}
          cancel={() => modal?.leave()}
        />
      </Titled>
    );
  if (state.state === 'failed')
    return (
      <Titled>
        <ErrorPanel name={alert} failure={state.failure} reload={state.reload} />
      </Titled>
    );
  return (
    <Titled>
      <Skeleton aria-label={format(texts.widgets.loading, { name: alert })}>
        <SkeletonItem size={96} />
      </Skeleton>
    </Titled>
  );
}

function Titled({ children }: { children: React.ReactNode }) {
  const styles = useStyles();
  const { editorTitle } = useTexts().broadcasts;
  return (
    <div>
      <Title2 as="h1" block className={styles.title}>
        {editorTitle}
      </Title2>
      {children}
    </div>
  );
}
