import { defineFeature } from '@broadsheet/define';
import { isLive } from '../../../../utils/stats/isLive';
import { gameOf } from '../../../../content/schemas/gameContent';
import { gameDelay, PageGame } from '../../game/PageGame';
import { DrivePanel } from './DrivePanel';

/** Football: the possessions, each with its plays and a drawing of the field. Nothing in other sports. */
export default defineFeature({
  label: 'Game – Drives',
  refresh: (context) =>
    gameOf(context.globalContent)?.sport === 'football' ? gameDelay(context) : null,
  view: function DrivePanelFeature() {
    return (
      <PageGame>
        {(game) => {
          if (game.sport !== 'football') return null;
          if (game.drives.length > 0) return <DrivePanel game={game} />;
          // Somewhere for the first drive to appear.
          return isLive(game) || game.status === 'pre-game' ? (
            <section className="game-section" />
          ) : null;
        }}
      </PageGame>
    );
  },
});
