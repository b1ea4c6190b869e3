import { useState } from 'react';
import {
  MessageBar,
  MessageBarBody,
  Spinner,
  Text,
  Title1,
  Title2,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../texts/useTexts';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { stacked } from '../../../ui/style/layout';
import { useModal } from '../../../ui/leave/modal';
import { SiteForm } from './SiteForm';
import { SiteProgress } from './SiteProgress';
import { useMaking } from './useMaking';
import { useOwnReason } from './useNaming';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalL), maxWidth: '720px' },
  title: { margin: 0, paddingRight: '40px' },
  introduction: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** Creates a collaboration site: as a page, and as a dialog (CREATESITE-02). */
export function CreateSite() {
  const styles = useStyles();
  const texts = useTexts('createSite');
  const { createSite } = useTexts().navigation;
  const Title = useModal() ? Title2 : Title1;
  return (
    <div className={styles.root}>
      <Title as="h1" block className={styles.title}>
        {createSite}
      </Title>
      <Text className={styles.introduction}>{texts.introduction}</Text>
      <Allowed />
    </div>
  );
}

/**
 * Who cannot create sites is told why, before anything is entered. Afterwards the form stays,
 * whatever another look says: Graph decides when the site is made.
 */
function Allowed() {
  const texts = useTexts('createSite');
  const reason = useOwnReason(texts.form);
  const [isAllowed, setAllowed] = useState(false);
  if (!isAllowed && reason.state === 'ready' && reason.value === null) setAllowed(true);
  if (isAllowed) return <Making />;
  if (reason.state === 'loading') return <Spinner label={texts.checking} />;
  if (reason.state === 'failed')
    return <ErrorPanel name={texts.form} failure={reason.failure} reload={reason.reload} />;
  const against = reason.state === 'empty' ? 'licence' : reason.value;
  return (
    against && (
      <MessageBar intent="warning">
        <MessageBarBody>{texts.refused[against]}</MessageBarBody>
      </MessageBar>
    )
  );
}

function Making() {
  const texts = useTexts('createSite');
  const { phase, former, create, goOn, giveUp } = useMaking(texts.title);
  const modal = useModal();
  const navigate = useNavigate();
  const cancel = () => (modal ? modal.leave() : void navigate('/collaboration'));
  return phase.kind === 'form' ? (
    <SiteForm former={former} create={create} cancel={cancel} />
  ) : (
    <SiteProgress phase={phase} goOn={goOn} giveUp={giveUp} />
  );
}
