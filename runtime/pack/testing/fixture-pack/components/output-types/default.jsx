export default function Default({ children, CssLinks, Libs }) {
  return (
    <html lang="en">
      <head>
        <CssLinks />
        <Libs />
      </head>
      <body>
        <div id="fusion-app">{children}</div>
      </body>
    </html>
  );
}
