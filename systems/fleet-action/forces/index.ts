// The fleets that are ready: one of 5,000 and one of 8,000 points for each navy.

import type { FleetForce } from '../yard/force-file.ts';
import centauri5000 from './centauri-5000.json' with { type: 'json' };
import centauri8000 from './centauri-8000.json' with { type: 'json' };
import earth5000 from './earth-5000.json' with { type: 'json' };
import earth8000 from './earth-8000.json' with { type: 'json' };
import minbari5000 from './minbari-5000.json' with { type: 'json' };
import minbari8000 from './minbari-8000.json' with { type: 'json' };
import narn5000 from './narn-5000.json' with { type: 'json' };
import narn8000 from './narn-8000.json' with { type: 'json' };

// The compiler reads JSON more loosely than it is typed, hence the cast; the tests hold each to the schema.
export const fleets = [
  { says: 'Earth, 5,000 points', force: earth5000 },
  { says: 'Earth, 8,000 points', force: earth8000 },
  { says: 'Narn, 5,000 points', force: narn5000 },
  { says: 'Narn, 8,000 points', force: narn8000 },
  { says: 'Centauri, 5,000 points', force: centauri5000 },
  { says: 'Centauri, 8,000 points', force: centauri8000 },
  { says: 'Minbari, 5,000 points', force: minbari5000 },
  { says: 'Minbari, 8,000 points', force: minbari8000 },
] as unknown as readonly { says: string; force: FleetForce }[];
