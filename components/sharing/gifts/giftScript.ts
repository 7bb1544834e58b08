/**
 * Script for the head of a story, before all else: takes the key of a gift (`gift=`) out of the address, so that
 * no beacon, no data layer, no later referrer and no bookmark has it, and tells the share service, which remembers
 * it in a cookie that no script reads.
 */
export const GIFT_SCRIPT =
  `{let u=new URL(location.href),p=u.searchParams,key=p.get("gift");if(key!=null){` +
  `p.delete("gift");history.replaceState(history.state,"",u);` +
  `if(key)fetch("/gateway/share/opened",{method:"POST",keepalive:true,` +
  `headers:{"content-type":"application/json"},body:JSON.stringify({key,path:u.pathname})})` +
  `.catch(e=>console.warn("The gift was not noted",e))}}`;
