import { memo, useState } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add';
import { ImageEditRegular } from '@fluentui/react-icons/svg/image-edit';
import { useTexts } from '../../../texts/useTexts';
import { ImageField } from '../../../ui/images/ImageField';
import { useOffered } from '../../../ui/images/useOffered';
import { fieldGrid, fingerHeight, stacked } from '../../../ui/style/layout';
import { Picture } from '../../../ui/Picture';
import { TextField } from '../../../ui/form/TextField';
import { ReadinessScope, useReadiness, useReadyCheck } from '../../../ui/form/readiness';
import { fieldOf } from '../../../ui/form/useForm';
import { usePageStyles } from '../pageStyles';
import { bannerSizes, pageBanner } from '../pageTitle';
import type { BesideText } from './useBesideText';

const useStyles = makeStyles({
  root: { ...stacked(), margin: `0 0 ${tokens.spacingVerticalXL}` },
  picture: { ...pageBanner, width: '100%' },
  whole: { width: '100%' },
  words: fieldGrid('260px'),
  // Its icon begins where the text or the picture does, or its border where borders are drawn.
  button: {
    paddingInlineStart: 0,
    '@media (forced-colors: active)': { paddingInlineStart: tokens.spacingHorizontalM },
    ...fingerHeight,
  },
});

/** Words about a picture that was removed would be said of the next one. */
const noBanner = { BannerImageUrl: '', BannerImageText: '', BannerImageAltText: '' };

/** The banner with its caption and what it shows; where it comes from only while that is chosen. */
export const BannerField = memo(function BannerField(form: BesideText) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const { column } = usePageStyles();
  const texts = useTexts('pageEditor');
  const [isOpen, setOpen] = useState(false);
  const url = values.BannerImageUrl;
  const offer = useOffered(values.BannerImageAltText);
  const choose = (BannerImageUrl: string, description?: string) =>
    change({ BannerImageUrl, BannerImageAltText: offer(description) });
  const chooser = useReadiness();
  useReadyCheck(chooser.check);
  // A picture that is being uploaded would be lost.
  const toggle = () => (!isOpen || chooser.check()) && setOpen(!isOpen);
  const isWrong = errors.BannerImageUrl !== undefined;
  const ChooseIcon = url === '' ? ImageAddRegular : ImageEditRegular;
  return (
    <div className={styles.root}>
      {url !== '' && !isWrong && (
        <Picture
          key={url}
          className={styles.picture}
          source={url}
          alt={values.BannerImageAltText}
          backgroundOf={url}
          sizes={bannerSizes}
        />
      )}
      {url !== '' && (
        <div className={styles.words}>
          <div data-field="BannerImageAltText">
            <TextField
              label={texts.alternative}
              hint={texts.alternativeHint}
              {...fieldOf(form, 'BannerImageAltText')}
            />
          </div>
          <TextField label={texts.caption} {...fieldOf(form, 'BannerImageText')} />
        </div>
      )}
      <div data-field="BannerImageUrl" className={mergeClasses(styles.whole, url === '' && column)}>
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<ChooseIcon />}
          aria-expanded={isOpen || isWrong}
          onClick={toggle}
        >
          {url === '' ? texts.addBanner : texts.changeBanner}
        </Button>
      </div>
      {(isOpen || isWrong) && (
        <ReadinessScope value={chooser}>
          <ImageField
            label={texts.banner}
            url={url}
            error={errors.BannerImageUrl}
            onChange={choose}
            onRemove={() => change(noBanner)}
          />
        </ReadinessScope>
      )}
    </div>
  );
});
