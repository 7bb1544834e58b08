import Layout from 'fusion:layout';

const Split = ({ children }) => <div>{children}</div>;

export default Layout({ left: {}, right: {} })(Split);
