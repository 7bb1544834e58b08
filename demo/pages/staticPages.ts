interface StaticPage {
  id: string;
  title: string;
  description: string;
  url: string;
  html: string;
}

/** Pages of the house that hold text only. */
export const staticPages: StaticPage[] = [
  {
    id: 'about',
    title: 'About The Broadsheet',
    description: 'Who we are, what we cover and how to reach us.',
    url: '/about',
    html: `<p>The Broadsheet is a daily newspaper for Philadelphia, its Pennsylvania suburbs and South Jersey. We report on City Hall and the school board, on the Shore in winter, on five pro teams, on who is cooking what and where, and on the decisions that other people make about this region.</p>
<h2>How we work</h2>
<p>Our reporters name their sources wherever they can and say why where they can’t. When we get something wrong, we correct it on the story, with the date and what was wrong. Our critics pay for their meals and their tickets.</p>
<h2>Reach us</h2>
<p>News tips: <a href="mailto:tips@broadsheet.example">tips@broadsheet.example</a>. Corrections: <a href="mailto:corrections@broadsheet.example">corrections@broadsheet.example</a>. Delivery and subscriptions: 215-555-0134, Monday to Friday, 8 a.m. to 6 p.m.</p>
<p>The <a href="/about/newsroom-staff-beats-list.html">newsroom list</a> says who covers what.</p>`,
  },
  {
    id: 'staff',
    title: 'Newsroom staff and beats',
    description: 'Who covers what at The Broadsheet.',
    url: '/about/newsroom-staff-beats-list.html',
    html: `<p>Write to the reporter who covers your street, your school or your team. Every name leads to that reporter’s stories and address.</p>
<h2>City and region</h2>
<ul><li><a href="/author/maya-okafor/">Maya Okafor</a>, City Hall</li><li><a href="/author/daniel-reyes/">Daniel Reyes</a>, courts</li><li><a href="/author/priya-raman/">Priya Raman</a>, education</li><li><a href="/author/lena-kowalski/">Lena Kowalski</a>, transportation</li><li><a href="/author/claire-donahue/">Claire Donahue</a>, New Jersey</li><li><a href="/author/marcus-whitfield/">Marcus Whitfield</a>, politics</li><li><a href="/author/imani-carter/">Imani Carter</a>, investigations</li></ul>
<h2>Business, health and life</h2>
<ul><li><a href="/author/ben-ashworth/">Ben Ashworth</a>, business</li><li><a href="/author/grace-liu/">Grace Liu</a>, health</li><li><a href="/author/nora-fitzgerald/">Nora Fitzgerald</a>, real estate</li><li><a href="/author/rafael-ortiz/">Rafael Ortiz</a>, consumer</li><li><a href="/author/anh-tran/">Anh Tran</a>, life</li></ul>
<h2>Sports</h2>
<ul><li><a href="/author/tom-gallagher/">Tom Gallagher</a>, Eagles</li><li><a href="/author/victor-santoro/">Victor Santoro</a>, Phillies</li><li><a href="/author/isaiah-brooks/">Isaiah Brooks</a>, Sixers</li><li><a href="/author/peter-novak/">Peter Novak</a>, Flyers</li><li><a href="/author/darnell-pugh/">Darnell Pugh</a>, Union</li></ul>
<h2>Food and culture</h2>
<ul><li><a href="/author/omar-haddad/">Omar Haddad</a>, restaurant critic</li><li><a href="/author/elena-marchetti/">Elena Marchetti</a>, restaurants</li><li><a href="/author/helen-park/">Helen Park</a>, arts</li><li><a href="/author/tasha-greene/">Tasha Greene</a>, entertainment</li><li><a href="/author/kate-sullivan/">Kate Sullivan</a>, things to do</li></ul>`,
  },
  {
    id: 'terms',
    title: 'Terms and conditions',
    description: 'The terms under which you may use this site.',
    url: '/about/terms_and_conditions',
    html: `<h2 id="Use">Use</h2>
<p>You may read, print and share what you find here for yourself. Please link to our stories rather than copying them. Republishing a story, or using our work to train software, needs <a href="/about/copyright/">our written permission</a>.</p>
<h2 id="Accounts">Accounts and comments</h2>
<p>Your account is yours alone. What you write in comments stays yours; you allow us to show it. We remove comments that attack people for who they are, that threaten, or that sell something.</p>
<h2 id="Cancellations">Cancellations</h2>
<p>Subscriptions renew by themselves, monthly or yearly, at the price that you agreed to, until you cancel. You may cancel at any time, with one button on <a href="/account/subscription/">the page of your subscription</a> or by telephone at <a href="tel:+12155550134">215-555-0134</a>. It ends with the period that you have paid for. If we ended it, you get back what is left.</p>
<h2 id="Law">Law</h2>
<p>These terms follow the law of the Commonwealth of Pennsylvania.</p>`,
  },
  {
    id: 'copyright',
    title: 'Copyright',
    description: 'How our work may be used.',
    url: '/about/copyright',
    html: `<p>The text, pictures, video and graphics on this site belong to The Broadsheet or to those who let us use them. To license a story or a photograph, write to <a href="mailto:permissions@broadsheet.example">permissions@broadsheet.example</a> with its address and what you plan to do with it.</p>`,
  },
  {
    id: 'privacy',
    title: 'Privacy policy',
    description: 'What we know about you, why, and how to change it.',
    url: '/privacy-policy',
    html: `<p>We keep what we need to bring you the news and to run subscriptions, and no more. Nothing is sent to an advertising company before you agree.</p>
<h2 id="what">What we keep</h2>
<ul><li>Your email address and what you subscribe to, while you have an account.</li><li>Which stories are read, as counts, without names.</li><li>A cookie that says whether you are signed in.</li></ul>
<h2 id="V">Your rights in California</h2>
<p>If you live in California you may ask what we have kept about you in the past 12 months, ask us to delete it, and ask us not to sell or share it. You will not be treated differently for asking.</p>
<h2 id="opt-out">Do not sell or share my information</h2>
<p>We honor the Global Privacy Control signal of your browser: with it on, you have opted out. You can also write to <a href="mailto:privacy@broadsheet.example">privacy@broadsheet.example</a>.</p>
<h2 id="europe">Readers in the European Union and the United Kingdom</h2>
<p>We ask before we count anything that could be traced to you.</p>`,
  },
  {
    id: 'donate',
    title: 'Support local news',
    description: 'Give to the reporting of The Broadsheet.',
    url: '/donate',
    html: `<p>Readers who give keep stories free for those who can’t pay: coverage of schools, courts, health and elections has no gate. Gifts go to reporting only, and donors have no say in what we cover.</p><p>Write to <a href="mailto:giving@broadsheet.example">giving@broadsheet.example</a>, or call 215-555-0134.</p>`,
  },
];
