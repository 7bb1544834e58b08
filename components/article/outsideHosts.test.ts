import { outsideHosts } from './outsideHosts';

describe('hosts that markup would ask', () => {
  it.each([
    ['<p>Nothing</p>', []],
    ['<img src="/own.jpg">', []],
    ['<a href="https://x.org/">a link asks nobody</a>', []],
    ['<iframe src="https://www.charts.example/1"></iframe>', ['charts.example']],
    ['<script src=//cdn.example/x.js></script>', ['cdn.example']],
    ['<div style="background:url(https://img.example/a.png)"></div>', ['img.example']],
    ['<img srcset="https://img.example/a.png 2x">', ['img.example']],
    ['<video poster="//img.example/a.png"></video>', ['img.example']],
    ['<script>fetch("https://api.example/a")</script>', ['api.example']],
    ['<p>Write to "https://text.example"</p>', []],
    ['<link href="https://a.example/a.css"><img src="https://a.example/b.png">', ['a.example']],
  ])('%s', (html, hosts) => {
    expect(outsideHosts(html)).toEqual(hosts);
  });
});
