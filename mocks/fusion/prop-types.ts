import PropTypes from '@arc-fusion/prop-types';

export default PropTypes;
