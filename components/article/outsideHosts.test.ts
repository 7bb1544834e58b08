import { frameDocument } from './frameDocument';
import { outsideHosts } from './outsideHosts';

describe('hosts that markup would ask', () => {
  it.each([
    ['<p>Nothing</p>', []],
    ['<img src="/own.jpg">', []],
    ['<a href="https://x.org/">a link asks nobody</a>', []],
    ['<iframe src="https://www.charts.example/1"></iframe>', ['charts.example']],
    ['<script src=//cdn.example/x.js></script>', ['cdn.example']],
    ['<div style="background:url(https://img.example/a.png)"></div>', ['img.example']],
    ['<link href="https://a.example/a.css"><img src="https://a.example/b.png">', ['a.example']],
  ])('%s', (html, hosts) => {
    expect(outsideHosts(html)).toEqual(hosts);
  });
});

it('makes a whole document of raw HTML', () => {
  expect(frameDocument('<p>x</p>')).toMatch(
    /^<!doctype html><html lang="en">.*<p>x<\/p><\/body><\/html>$/,
  );
});
