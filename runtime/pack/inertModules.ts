import PropTypes from '@arc-fusion/prop-types';
import { translate } from '../fusion/intl';
