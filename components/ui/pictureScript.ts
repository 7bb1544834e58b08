/**
 * Script for the head: a picture whose resized address fails shows its original, named by
 * `data-original`, once (platform §8). It listens from before the first picture is parsed, for all of
 * the page, also for those that live blocks bring later. The place keeps its shape, so nothing moves. A
 * team's logo that has no other address left makes room for the mark that is drawn beneath it.
 */
export const PICTURE_SCRIPT =
  `{let t;addEventListener("error",({target:i})=>{let o=i.dataset?.original;` +
  `if(o&&o!=i.getAttribute("src")){` +
  `t=t||!console.warn("Generate resized image failed",i.currentSrc||i.src);` +
  `i.style.aspectRatio=i.getAttribute("width")+"/"+i.getAttribute("height");` +
  `i.removeAttribute("srcset");i.src=o}` +
  `else(o=i.closest?.(".team-mark--logo"))&&` +
  `(o.classList.remove("team-mark--logo"),i.remove())},true)}`;
