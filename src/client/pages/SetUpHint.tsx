import { Text } from '@fluentui/react-components';
import { useSession } from '../data/session/session';
import { useHasChannels } from '../data/session/useHasChannels';
import { useTexts } from '../texts/useTexts';
import { TextLink } from '../ui/TextLink';

/** Leads administrators to the set-up, as long as people have no channels to follow. */
export function SetUpHint() {
  const { today, navigation } = useTexts();
  const { roles } = useSession();
  const hasChannels = useHasChannels();
  return hasChannels || !roles.includes('Admin') ? null : (
    <Text>
      {today.setUpHint}{' '}
      <TextLink inline to="/admin">
        {navigation.adminDashboard}
      </TextLink>
    </Text>
  );
}
