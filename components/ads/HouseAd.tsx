import type { HouseAd as HouseAdTexts } from '../../properties/houseAds';

/** An ad of the paper's own. */
export function HouseAd({ ad }: { ad: HouseAdTexts }) {
  return (
    <a className="house-ad" href={ad.url}>
      <strong className="house-ad__title">{ad.title}</strong>
      <span className="house-ad__text">{ad.text}</span>
      <span className="house-ad__action">{ad.action}</span>
    </a>
  );
}
