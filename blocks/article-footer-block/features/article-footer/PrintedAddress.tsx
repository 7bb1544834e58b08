import { getEasternParts } from '../../../../utils/dates/getEasternParts';

export interface PrintedAddressProps {
  /** The whole address of the story. */
  url: string;
  siteName: string;
  /** When the story was displayed first; ISO 8601, may be empty. */
  date: string;
}

/** On paper alone: whose story it is and where it can be found. */
export function PrintedAddress({ url, siteName, date }: PrintedAddressProps) {
  const year = getEasternParts(date)?.year;
  return (
    <p className="article-footer__printed">
      {`© ${year ? `${year} ` : ''}${siteName}. All rights reserved. `}
      <br />
      {url}
    </p>
  );
}
