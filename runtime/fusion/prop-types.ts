/** `fusion:prop-types`: custom-field types; a pack's `prop-types` is the same module. */
import PropTypes from '@arc-fusion/prop-types';

export default PropTypes;
