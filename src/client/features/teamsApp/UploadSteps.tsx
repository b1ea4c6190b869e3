import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { Step, StepList } from './StepList';

const teamsAdmin = 'https://admin.teams.microsoft.com/policies/manage-apps';

/** How the package gets into Teams. */
export function UploadSteps() {
  const { upload: texts } = useTexts('admin');
  return (
    <StepList>
      <Step {...texts.tryIt} />
      <Step {...texts.everybody}>
        <TextLink to={teamsAdmin} opensNewTab>
          {texts.openTeams}
        </TextLink>
      </Step>
      <Step {...texts.renew} />
    </StepList>
  );
}
