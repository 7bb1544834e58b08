import properties from '../../properties';
import { getFusion } from './state';

/** The pack's own properties; `setFusion({ properties })` replaces top-level keys. */
export default function getProperties(_site?: string): Record<string, unknown> {
  return { ...properties, ...getFusion().properties };
}
