export default { siteName: 'Everywhere', locale: 'en' };
