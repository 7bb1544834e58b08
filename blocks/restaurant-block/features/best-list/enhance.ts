export { offerStreets as default } from '../../../../components/places/streets/offerStreets';
