// The search of a built site (see site.mjs) over the whole atlas. The expected result comes first,
// few bytes are loaded, and the command gives the same results.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { Entries } from '../../Templates/scripts/find/find-entries.js';
import { kindOf } from '../../Templates/scripts/find/atlas-index.js';
import { openIndex as open, queries } from './find-files.mjs';
import { site, tool } from './site.mjs';

const root = new URL('../../', import.meta.url).pathname;
const folder = `${site}/data/find/`;
const openIndex = () => open(folder);

/** The identity of a result: the id of a place, or the path of a page. */
const meaning = ({ entry, record }) => entry?.path ?? String(record.id);

/**
 * Counts the queries whose expected result comes first, and collects those whose expected result is
 * not among the first ten.
 */
async function judge(list) {
  const { index } = openIndex();
  const second = [];
  const missing = [];
  for (const { text, meant } of list) {
    const { results, suggestions } = await index.findAll(text);
    const position = [...results, ...suggestions].findIndex((answer) => meaning(answer) === meant);
    if (position !== 0) second.push(text);
    if (position < 0 || position >= 10) missing.push(text);
  }
  return { first: list.length - second.length, second, missing };
}

test('puts the expected result of any kind first', async () => {
  const list = queries('find-all-queries');
  assert.equal(list.length, 100);
  const kinds = ['country', 'network', 'page', 'place', 'road', 'route'];
  assert.deepEqual([...new Set(list.map(({ kind }) => kind))].sort(), kinds);
  const { first, second, missing } = await judge(list);
  assert.ok(first >= 97, `first in ${first} of 100, not for ${second}`);
  assert.deepEqual(missing, []);
});

test('finds places as well as the search for places alone', async () => {
  const { first, second } = await judge(queries('find-queries'));
  assert.ok(first >= 197, `first in ${first} of 200, not for ${second}`);
});

test('suggests what a text might mean if it is not a name', async () => {
  const { index } = openIndex();
  const found = await index.findAll('london bridge');
  assert.deepEqual(found.results, []);
  assert.equal(found.suggestions[0].record.id, 2643743);
  assert.equal((await index.findAll('ukriane')).suggestions[0].entry.path, 'countries/ukraine/');
});

test('suggests results for the places in a text, or for a part of it', async () => {
  const { index } = openIndex();
  for (const [text, meant] of [
    ['amsterdm to vienna', 'networks/e-roads/routes/vienna/amsterdam/'],
    // Two lessons have the words "paris" and "to" in their texts, but the text names a route.
    ['paris to berln', 'networks/e-roads/routes/berlin/paris/'],
    ['from lviv to lisbon by road', 'networks/e-roads/routes/lviv/lisbon/'],
    ['european route e 30', 'networks/e-roads/roads/e30/'],
  ]) {
    const { results, suggestions } = await index.findAll(text);
    assert.deepEqual(results, [], text);
    assert.equal(meaning(suggestions[0]), meant, text);
  }
  // Pages with at least half of the words follow the places that match a part of the text. The
  // pages are listed even if there are many places.
  for (const [text, page] of [
    ['translate to german', 'manual/themes/'], ['translate springfield', 'manual/themes/'],
    ['qwertz manual', 'manual/'],
  ]) {
    const meanings = (await index.findAll(text)).suggestions.map(meaning);
    assert.equal(meanings.filter((each) => each === page).length, 1, text);
  }
});

test('finds routes between places by any of their names', async () => {
  const { index } = openIndex();
  for (const [text, path] of [
    ['львів лісабон', 'lviv/lisbon/'], ['prag wien', 'prague/vienna/'], ['from munich to cologne', 'koln/munich/'],
    ['lemberg - lissabon', 'lviv/lisbon/'],
  ]) {
    assert.equal(meaning((await index.findAll(text)).results[0] ?? {}), `networks/e-roads/routes/${path}`, text);
  }
});

test('finds a place whose name follows that of its country or province', async () => {
  const { index } = openIndex();
  for (const [text, id] of [['italy naples', 3172394], ['germany hamburg', 2911298], ['texas paris', 4717560]]) {
    assert.equal((await index.findAll(text)).results[0]?.record?.id, id, text);
  }
  // Both the country's name and the place's name must be complete.
  assert.deepEqual((await index.findAll('italy napl')).results, []);
});

test('leads to the planner for routes without a page', async () => {
  const { index } = openIndex();
  for (const [text, first, name] of [
    // Another network has a page for this route, but not under the Portuguese name.
    ['lisboa porto', 'portugal/routes/lisbon/porto/', 'Lisbon to Porto'],
    ['malmo gothenburg', 'e-roads/?from=malmo&to=gothenburg', 'Malmö to Gothenburg'],
    ['bordeaux to bilbao', 'e-roads/?from=bordeaux&to=bilbao', 'Bordeaux to Bilbao'],
    ['from salzburg to innsbruck', 'e-roads/?from=salzburg&to=innsbruck', 'Salzburg to Innsbruck'],
    // Copenhagen has route pages, but Malmö has none. "Köpenhamn" is not a name in the network.
    ['köpenhamn malmö', 'e-roads/?from=copenhagen&to=malmo', 'Copenhagen to Malmö'],
    // The best match for "new york" is a longer name, "New York City".
    ['new york to oslo', 'sea-lanes/?from=new-york-city&to=oslo', 'New York City to Oslo'],
  ]) {
    const [answer] = (await index.findAll(text)).results;
    assert.equal(answer && meaning(answer), `networks/${first}`, text);
    assert.equal(answer.entry.name, name);
  }
});

test('finds names typed as one word, without an article, with a letter missing, or with extra words', async () => {
  const { index } = openIndex();
  const first = async (text) => {
    const { results, suggestions } = await index.findAll(text);
    return [...results, ...suggestions].map(meaning);
  };
  assert.equal((await first('ukraine boardgame'))[0], 'networks/ukraine-board/');
  assert.equal((await first('tech tower to varsity'))[0], 'networks/hover-georgia-tech/routes/tech-tower/the-varsity/');
  assert.ok((await first('hover drone app')).includes('networks/hover-world/'));
  // The city of Luxembourg also has this name.
  assert.ok((await first('luxemburg')).includes('countries/luxembourg/'));
  // This query does not mean the place called Tô.
  assert.ok(!(await first('who did it belong to')).includes('2354349'));
});

test('finds lists of routes and of roads by their titles', async () => {
  const { index } = openIndex();
  for (const [text, path] of [
    ['routes of sea lanes', 'sea-lanes/routes/'], ['routes from balta', 'ukraine-board/routes/balta/'],
    ['Routes from München', 'e-roads/routes/munich/'], ['all e-roads', 'e-roads/roads/'],
    ['list of e roads', 'e-roads/roads/'],
  ]) {
    assert.equal(meaning((await index.findAll(text)).results[0] ?? {}), `networks/${path}`, text);
  }
});

test('finds pages by the words of their texts, if a text matches no name', async () => {
  const { index } = openIndex();
  for (const [text, path] of [
    // This query finds the page, although an entry has a similar name.
    ['average', 'learn/a-star/'],
    ['spreadsheet', 'manual/your-data/'], ['how does dijkstra work', 'learn/dijkstra/'],
    ['why do planes fly in curves', 'learn/great-circles/'], ['load a csv spreadsheet', 'manual/your-data/'],
    ['how do contraction hierarchies work', 'learn/hierarchies/'], ['how does a star work', 'learn/a-star/'],
  ]) {
    assert.equal((await index.findAll(text)).results[0]?.entry?.path, path, text);
  }
});

test('uses other forms of words, and pairs of common words, only for suggestions', async () => {
  const { index } = openIndex();
  for (const [text, first] of [['countess', undefined], ['north vancouvre', '6090785'], ['san frncisco', '5391959']]) {
    const { results, suggestions } = await index.findAll(text);
    assert.deepEqual(results, [], text);
    if (first) assert.equal(meaning(suggestions[0]), first, text);
  }
});

test('reads the texts of pages only if a query could be words from one', async () => {
  const { index, sizes } = openIndex();
  const isRead = () => sizes.has(`${folder}texts.json.gz`);
  await index.findAll('frncisco');
  assert.equal(isRead(), false);
  await index.findAll('plane crash');
  assert.equal(isRead(), true);
});

test('finds roads by their label and a country', async () => {
  const { index } = openIndex();
  for (const [text, road] of [['e6 norway', 'e06'], ['e40 ukraine', 'e40'], ['e 45 in italy', 'e45']]) {
    assert.equal(meaning((await index.findAll(text)).results[0] ?? {}), `networks/e-roads/roads/${road}/`, text);
  }
});

test('splits two places at a comma', async () => {
  const { index } = openIndex();
  for (const [text, path] of [['berlin, warsaw', 'berlin/warsaw/'], ['bucharest,chisinau', 'bucharest/chisinau/']]) {
    const [first] = (await index.findAll(text)).results;
    assert.ok(first.entry?.path.startsWith('networks/e-roads/routes/'), text);
    assert.deepEqual(first.entry.path.split('/').slice(3, 5).sort(), path.split('/').slice(0, 2));
  }
});

test('finds pages by their topics', async () => {
  const { index } = openIndex();
  for (const [text, meant] of [
    ['compare algorithms', 'learn/algorithms/'],
    ['bezier curve', 'learn/drawing/'], ['privacy', 'about/'], ['csv', 'manual/files/'],
    ['negative weights', 'learn/dijkstra/'], ['typo tolerance', 'learn/names/'],
  ]) {
    assert.equal((await index.findAll(text)).results[0]?.entry?.path, meant, text);
  }
});

test('ignores the words of questions that name nothing', async () => {
  const { index } = openIndex();
  for (const [text, meant] of [
    ['map of italy', 'countries/italy/'], ['where is timbuktu', '2449067'], ['networks of france', 'networks/france/'],
    ['roads in italy', 'networks/italy/'], ['road network france', 'networks/france/'],
    ['port of rotterdam', '2747891'], ['rotterdam port', '2747891'],
    ['how does a star work', 'learn/a-star/'], ['A* search', 'learn/a-star/'], ['how to make my own atlas', 'manual/'], ['list of countries', 'countries/'],
    ['route from kyiv to paris', 'networks/e-roads/routes/kyiv/paris/'], ['the e 40 road', 'networks/e-roads/roads/e40/'],
  ]) {
    assert.equal(meaning((await index.findAll(text)).results[0] ?? {}), meant, text);
  }
  // Filler words are kept if the text is a name that contains them.
  assert.equal((await index.findAll('isle of man')).results[0].entry.path, 'countries/isle-of-man/');
});

test('finds countries by local and former names, and with a space for an apostrophe', async () => {
  const { index } = openIndex();
  for (const [text, slug] of [
    ['україна', 'ukraine'], ['deutschland', 'germany'], ['zaire', 'democratic-republic-of-the-congo'],
    ['norge', 'norway'], ['korea, south', 'south-korea'], ['cote d ivoire', 'ivory-coast'], ['st lucia', 'saint-lucia'], ['bosnia', 'bosnia-and-herzegovina'],
  ]) {
    assert.equal((await index.findAll(text)).results[0].entry?.path, `countries/${slug}/`, text);
  }
});

test('finds countries and lessons by their names in other languages', async () => {
  const { index, sizes } = openIndex();
  for (const [text, path] of [
    ['polonia', 'countries/poland/'], ['Weißrussland', 'countries/belarus/'], ['Польща', 'countries/poland/'],
    ['法国', 'countries/france/'], ['allemagne', 'countries/germany/'], ['breitensuche', 'learn/bfs/'],
    ['problema del viajante', 'learn/board/'], ['Ukraine Brettspiel', 'networks/ukraine-board/'], ['liste des pays', 'countries/'],
    ['fonti dei dati', 'sources/'], ['algoritmo de búsqueda A*', 'learn/a-star/'], ['Handbuch', 'manual/'], ['gra planszowa ukraina', 'networks/ukraine-board/'], ['алгоритм дейкстри', 'learn/dijkstra/'],
  ]) {
    const before = new Set(sizes.keys());
    assert.equal((await index.findAll(text)).results[0]?.entry?.path, path, text);
    const foreign = [...sizes].filter(([name]) => !before.has(name) && name.includes('/foreign/'));
    assert.ok(foreign.length <= 1 && foreign.every(([, size]) => size < 5000), `${text}: ${foreign}`);
  }
  // The file is not read if another entry has the name.
  const { index: other, sizes: read } = openIndex();
  await other.findAll('germany');
  assert.deepEqual([...read.keys()].filter((name) => name.includes('/foreign/')), []);
});

test('means a place before a country that has its name in another language, and countries before words', async () => {
  const { index } = openIndex();
  const first = async (text) => (await index.findAll(text)).results[0];
  assert.equal((await first('columbia')).record?.country, 'US');
  assert.equal((await first('santa elena')).record?.country, 'EC');
  assert.equal((await first('islanda')).entry?.path, 'countries/iceland/');
  assert.equal((await first('inde')).entry?.path, 'countries/india/');
  // Turkish Çin is China, but the text is probably the beginning of Cincinnati.
  assert.notEqual((await first('cin')).entry?.path, 'countries/china/');
  // Cypr is Cyprus in Polish, and the beginning of its English name, which counts for more.
  assert.equal((await first('cypr')).entry?.path, 'countries/cyprus/');
});

test('finds every country by most of its name', async () => {
  const { index } = openIndex();
  const { list } = await index.entries();
  const countries = list.filter(({ entry }) => entry.kind === 'country').map(({ entry }) => entry);
  assert.ok(countries.length > 200);
  const missing = [];
  // A comma separates a place from its region, and many places begin with a short text.
  for (const { name, path } of countries.filter(({ name }) => name.length > 5 && !name.includes(','))) {
    const { results } = await index.findAll(Array.from(name).slice(0, -1).join(''));
    if (!results.some(({ entry }) => entry?.path === path)) missing.push(name);
  }
  assert.deepEqual(missing, []);
});

test('looks for names in other languages only if they are the whole text', async () => {
  const { index } = openIndex();
  for (const text of ['indie games', 'gales of wind']) {
    const { results, suggestions } = await index.findAll(text);
    assert.notEqual([...results, ...suggestions][0]?.entry?.kind, 'country', text);
  }
});

test('means a page with the typed word before a place with a similar name', async () => {
  const { index } = openIndex();
  for (const text of ['sitemap', 'templating', 'weighting', 'ordering']) {
    const { results, suggestions } = await index.findAll(text);
    assert.equal([...results, ...suggestions][0]?.entry?.kind, 'page', text);
  }
});

test('suggests small towns for their misspelled names, but large cities if the first letter is wrong', async () => {
  const { index } = openIndex();
  for (const [text, id] of [
    ['kilkeny', 2963398], ['aberystwith', 2657782], ['giethorn', 2755517], ['edinbrugh', 2650225],
    ['hicago', 4887398], ['adrid', 3117735], ['oscow', 524901], ['ienna', 2761369],
  ]) {
    assert.equal((await index.findAll(text)).suggestions[0]?.record?.id, id, text);
  }
});

test('works without the files of names in other languages', async () => {
  const { index } = openIndex();
  const { read } = index.files;
  index.files.read = (url, signal) =>
    url.pathname.includes('/foreign/') ? Promise.reject(Object.assign(new Error('missing'), { status: 404 })) : read(url, signal);
  assert.equal((await index.findAll('manchester')).results[0].record.country, 'GB');
});

test('forgives errors in names in other languages', async () => {
  const { index } = openIndex();
  for (const [text, path] of [['Weissrusland', 'countries/belarus/'], ['пошук у ширіну', 'learn/bfs/']]) {
    assert.equal((await index.findAll(text)).suggestions[0]?.entry?.path, path, text);
  }
});

test('takes the places around "to" as the ends of a route, not as a region and its place', async () => {
  const { index } = openIndex();
  const [route] = (await index.findAll('new york to rotterdam')).results;
  assert.equal(route?.entry?.path, 'networks/sea-lanes/routes/rotterdam/new-york-city/');
});

test('means the place, not a country, while its name is typed, and keeps the order of two places', async () => {
  const { index } = openIndex();
  assert.equal((await index.findAll('port of spai')).results[0].record?.name, 'Port of Spain');
  assert.equal((await index.findAll('port suda')).results[0].record?.name, 'Port Sudan');
  assert.equal((await index.findAll('a gujarat')).results[0].record?.name, 'Ahmedabad');
  const found = (await index.findAll('sumy, poltava')).results.map(({ entry }) => entry?.path ?? '');
  assert.ok(found[0].endsWith('/sumy/poltava/'), `${found}`);
});

test('finds a place beside another place, or despite an error before its region', async () => {
  const { index } = openIndex();
  const suggested = async (text) => (await index.findAll(text)).suggestions;
  for (const [text, name, country] of [
    ['carmona sevilla', 'Carmona', 'ES'], ['pisa florence', 'Pisa', 'IT'], ['memphis nashville', 'Memphis', 'US'],
    ['kanzawa ishikawa', 'Kanazawa', 'JP'], ['edinbrugh scotland', 'Edinburgh', 'GB'],
    // The places of these names that are near each other are villages in America.
    ['toledo madrid', 'Madrid', 'ES'], ['rome oxford', 'Rome', 'IT'],
  ]) {
    const [{ record }] = await suggested(text);
    assert.deepEqual([record?.name, record?.country], [name, country], text);
  }
  // The other place follows. Countries are not places beside each other.
  assert.ok((await suggested('memphis nashville')).some(({ record }) => record?.name === 'Nashville'));
  assert.equal((await suggested('brazil peru'))[0].entry?.kind, 'country');
  assert.equal((await suggested('spain france'))[0].entry?.kind, 'country');
});

test('finds routes inside a country, on a network that the text names, and after further words', async () => {
  const { index } = openIndex();
  const paths = async (text) => {
    const { results, suggestions } = await index.findAll(text);
    return [...results, ...suggestions].map(({ entry }) => entry?.path);
  };
  for (const [text, path] of [
    ['kyoto osaka', 'networks/japan/?from=kyoto&to=osaka'], ['distance from eldoret to mombasa', 'networks/kenya/?from=eldoret&to=mombasa'],
    ['hamburg rotterdam by sea', 'networks/sea-lanes/routes/rotterdam/hamburg/'],
    ['shortest path lviv to lisbon', 'networks/e-roads/routes/lviv/lisbon/'],
    ['北京 上海', 'networks/china/routes/beijing/shanghai/'], ['list of all countries', 'countries/'],
  ]) {
    assert.equal((await paths(text))[0], path, text);
  }
  // The route inside the country follows the route on the sea lanes.
  assert.deepEqual((await paths('sydney to melbourne')).map((path) => path?.split('/')[1]), ['sea-lanes', 'australia']);
  // A word such as "de" belongs to a name.
  assert.ok(!(await paths('las rozas de madrid valencia'))[0]?.startsWith('networks/'));
});

test('finds routes whose ends are in another grammatical case', async () => {
  const { index } = openIndex();
  const cities = `chernihiv Чернігова, konotop Конотопа, sumy Сум, pryluky Прилук, kharkiv Харкова, poltava Полтави, lviv Львова,
    drohobych Дрогобича, ternopil Тернополя, ivano-frankivsk Івано-Франківська, chernivtsi Чернівців, uzhhorod Ужгорода,
    cherkasy Черкас, kremenchuk Кременчука, dnipro Дніпра, kropyvnytskyi Кропивницького, kryvyi-rih Кривого Рогу,
    zaporizhzhia Запоріжжя, bila-tserkva Білої Церкви, khmelnytskyi Хмельницького, vinnytsia Вінниці,
    kamianets-podilskyi Кам’янця-Подільського, uman Умані, balta Балти, voznesensk Вознесенська, mykolaiv Миколаєва,
    melitopol Мелітополя, kherson Херсона, odesa Одеси, simferopol Сімферополя, kovel Ковеля, korosten Коростеня, lutsk Луцька,
    rivne Рівного, zhytomyr Житомира, lysychansk Лисичанська, lozova Лозової, sloviansk Слов’янська, luhansk Луганська,
    donetsk Донецька, mariupol Маріуполя`;
  for (const [, id, name] of cities.matchAll(/([a-z-]+) ([^,]+)/g)) {
    const { results, suggestions } = await index.findAll(`з ${name} до Києва`);
    const [first] = [...results, ...suggestions];
    const ends = first?.entry?.path.split('/').slice(3, 5).sort();
    assert.deepEqual(ends, [id, 'kyiv'].sort(), name);
  }
});

test('finds countries by their whole codes', async () => {
  const { index } = openIndex();
  const paths = async (text) => (await index.findAll(text)).results.map(({ entry }) => entry?.path);
  for (const [text, slug] of [['pl', 'poland'], ['CHE', 'switzerland'], ['ua', 'ukraine'], ['us', 'united-states']]) {
    assert.ok((await paths(text)).includes(`countries/${slug}/`), text);
  }
  assert.ok(!(await paths('p')).includes('countries/poland/'));
});

test('finds pages, trips and sea lanes by their search words', async () => {
  const { index } = openIndex();
  for (const [text, path] of [
    ['docker', 'manual/hosting/'], ['disputed borders', 'learn/worldview/'], ['bosporus', 'networks/sea-lanes/'],
    ['all deals', 'networks/ukraine-board/trips/deals/'], ['founding deal', 'networks/ukraine-board/trips/founding-deal/'],
    ['trips', 'networks/ukraine-board/trips/'], ['seven cities', 'learn/board/'], ['е40', 'networks/e-roads/roads/e40/'],
  ]) {
    assert.equal((await index.findAll(text)).results[0].entry?.path, path, text);
  }
});

test('suggests nothing for a short text', () => {
  const group = { kind: 'country', note: '', folder: 'countries/', weight: [1], name: ['India'], others: [[]], path: [] };
  const entries = new Entries({ groups: [group] }, { countries: {}, codes: {} });
  assert.deepEqual(['zq', 'inda', 'indai'].map((text) => entries.suggestions(text).length), [0, 0, 1]);
});

test('reads few bytes', async () => {
  const { sizes, index } = openIndex();
  await Promise.all([index.start(), index.entries()]);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(bytes <= 20_000, `${bytes} bytes at focus`);
  const size = (name) => sizes.get(`${folder}${name}`);
  await index.findAll('lviv lisbon');
  assert.ok(size('routes.json.gz') <= 12_000, `${size('routes.json.gz')} bytes for a route`);
});

test('gives the same results as the command, in the same order', async () => {
  const { index } = openIndex();
  const texts = ['find-all-queries', 'find-queries'].flatMap(queries).map(({ text }) => text);
  for (const { text } of queries('find-all-queries')) {
    for (let end = 1; end < text.length; end += 1) texts.push(text.slice(0, end));
  }
  // The finder tolerates no typing errors in such short texts.
  texts.push('zq', 'frnc', 'inda', 'e4o');
  texts.push('korea, south', 's, jiangsu', 'a gujarat', 'rotterdam port', 'port of spai', 'port suda', 'sumy, poltava');
  texts.push('qwertz manual', 'qwertz sources', 'port angel', 'roads in italy', 'santos brasil', 'münchen, deutschland');
  texts.push('A*', 'A* search', '*', 'a* or dijkstra', 'paris, a*', 'lima* a*b', 'paris to berln', 'amsterdm to vienna', 'berln and paris', 'paris to qwertz');
  texts.push('kilkeny', 'giethorn', 'aberystwith', 'polonia', 'weissrussland', 'breitensuche', 'tunis', 'average', 'karte von polen', 'weissrusland', 'new york to rotterdam', 'york to paris', 'columbia', 'islanda', 'inde', 'hicago', 'sitemap', 'алгоритм А*', 'vol d oiseau', 'cypr', 'indie games', 'museum', 'capitals');
  texts.push('translate to german', 'translate springfield', 'qwertz themes', 'lisboa porto', 'lviv airport');
  const { stdout } = spawnSync(tool, ['find', '-', '--json'], {
    cwd: root, input: texts.map((text) => `${text}\n`).join(''), maxBuffer: 1 << 28, encoding: 'utf8',
  });
  const answers = stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(answers.length, texts.length);
  for (const { query, results, suggestions } of answers) {
    const found = await index.findAll(query);
    // The command returns no id for places that only the atlas has.
    const name = ({ entry, record }) => (record && record.id < 2e9 ? record.id : (entry ?? record).name);
    const line = (answer) =>
      `${kindOf(answer)} ${kindOf(answer) === 'place' ? name(answer) : meaning(answer)}`;
    const theirs = (answer) =>
      `${answer.kind} ${answer.kind === 'place' ? (answer.geonameid ?? answer.name) : answer.path}`;
    assert.deepEqual(found.results.map(line), results.map(theirs), query);
    assert.deepEqual(found.suggestions.map(line), suggestions.map(theirs), query);
  }
});
