import type { Story } from '../../../../content/schemas/ans';

/** Who wrote it, who earns from it, and where help is: the betting partner's pieces say so first. */
export function PartnerBox({ distributor }: Pick<Story, 'distributor'>) {
  return (
    <aside className="story-box story-box--partner" aria-label="About this partner content">
      <p className="story-box__kicker">Partner content{distributor && ` · ${distributor.name}`}</p>
      <p>
        {distributor
          ? `This piece comes from ${distributor.name}, a betting partner`
          : 'This piece comes from a betting partner'}{' '}
        of The Broadsheet. Our newsroom had no part in it, and The Broadsheet may be paid when
        readers sign up with a sportsbook.
      </p>
      <p className="story-box__help">
        <strong>Must be 21 or older.</strong> Gambling problem? Call{' '}
        <a href="tel:18004262537">1-800-GAMBLER</a>. Confidential help, at any hour.
      </p>
    </aside>
  );
}
