import { business } from '#content/business.ts';

/**
 * The passwords of at least 12 characters among the 49,000 commonest of known breaches (data of the npm package
 * @zxcvbn-ts/language-common 4.1.3, MIT). Omits numbers and keyboard rows, because isGuessable refuses those.
 */
const COMMON = new Set(
  `
  01telemike01 050605rostik 1111111111zz 123123qweqwe 123321qweewq 1234567890qaz 1234567890qw 1234567890qwe
  1234567890qwerty 1234567890zzz 123456789aaa 123456789abc 123456789asd 123456789qaz 123456789qqq 123456789qwe
  123456789qwer 123456789qwerty 123456789zxc 1234567qwertyu 123456qwerty 123456zxcvbn 1234qwerasdf 1234qwerasdfzxcv
  123ewqasdcxz 123qwe123qwe 123qwe456rty 123qweasdzxc 12qw34er56ty 19960610ilja 1a2a3a4a5a6a 1a2s3d4f5g6h 1q2w3e4r5t6y
  1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 1qazxsw23edcvfr4 23176djivanfros 23wkoa0fp78dk
  32615948worms 41d8cd98f00b 4815162342lf 4815162342lost 59382113kevinp 6215mila6215 89063032220m 89231243658s
  89876065093rax 89semtsriuty a1s2d3f4g5h6 admin18533362 administrator aksjdlasdakj89879 alpha135792468 amadeusptfcor
  an83546921an13 andrewjackie antananarivu anytimetoday auckland2010 avrillavigne badiman28200 bhrh0h2oof6xbqjeh
  blacksonblon bltynbabrfwbz boy4u2ownnyc bpgjldsgjldthnf bullnuts2003 businessbabe cheeseburger chesterfield
  chickenwing101 christopher1 civilization cjdthitycndj cnfc35762209 combat123654 configuratio construction
  contortionist corperfmonsy cosmopolitan counterstrike devilmaycry4 digitalprodu dkflbvbhjdbx dkflbvbhjdyf
  domainlock2005 edwardcullen entertainment fatima753357 finalfantasy findaupair007 fkmnthyfnbdf fktrcfylhjdbx
  fktrcfylhjdf fktrcfylhjdyf flvbybcnhfnjh foreveryoung frederiksberg fucktheworld fuckyoubitch fynfyfyfhbde
  gfhfktkjuhfv gfhjkmgfhjkm ghbdtnghbdtn ghbdtnrfrltkf ghhh47hj7649 ghjatccbjyfk ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj
  ghjcnjqgfhjkm ghjcnjrdfibyj ghjnbdjcnjzybt ghtdtlvtldtl gjkysqgbpltw greenlantern gthtrfnbgjkt gtnhjpfdjlcr
  hd764nw5d7e1vb1 hd764nw5d7e1vbv hedimaptfcor iampurehaha2 iloveboobies ilovemyfamily ingodwetrust installdevic
  installsqlst intelligence international ipo54tj45uy856 iseedeadpeople jamesbond007 josephphone7 justinbieber
  ktjynsq40147 leavemealone lhbjkjubz2957704 lost4815162342 love777321777 lytdybrbdfvgbhf lytghjgtnhjdcr mailcreated5240
  maprchem56458 marinamarina massimiliano masterbaiting masterbating masturbation maurolarastefy mevefalkcakk
  michaeljackson minecraft123 minnesota_hp momsanaladventure morganstanley mortalkombat motherfucker msoracle32re
  msorcloledbr nastyanastya ne_e_pod_chehyl necronomicon needforspeed nemvxyheqdd5oqxyxyzi networkingpe newproject2004
  nhbujyjvtnhbz nhecsyfujkjdt nhfdvfnjkju123 nhfycajhvths nick1234-rem936 nightcrawler nondriversig ntktdbpjh1994
  olcrackmaster ontheoutside p030710p$e4o paraklast1974 password1234 passwordassword passwordpassword passwordstandard
  peanutbutter pfqwtd27121988 philadelphia playstation2 playstation3 polniypizdec0211 polniypizdec1102
  polniypizdec110211 pornographic professional ptybnxtvgbjy punksnotdead q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8
  q1w2e3r4t5y6u7i8o9p0 qawsedrftgyh qaz123wsx456 qazwsx123456 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazwsxqazwsx
  qazxswedc123 qazxswedcvfr qwaszxerdfcv qwerasdfzxcv qwertasdfgzxcvb qwertyasdfgh qwertyytrewq residentevil
  rfnthbyf1988 ronaldinho10 sanfrancisco satisfaction saun24865709 scandinavian schoolgirlie sdicmt7seytn seemnemaailm
  sojdlg123aljg sonnenschein sonyericsson specialinsta stickdaddy77 stinkyfinger stratocaster supernatural systemofadown
  temppassword thecakeisalie ticketmaster transformers unbelievable vanyarespekt vfhbyfvfhbyf vfrcbvvfrcbv vfvfvskfhfve
  vladimirovna warhammer40k wazzkaprivet websolutions websolutionssu webuivalidat weihnachtsbau weihnachtsbaum
  whosyourdaddy xxxp455w0rd5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 zaq12wsxcde3 zaq1xsw2cde3 zaqwsxcderfv zcfvfzkexifz
  zqjphsyf6ctifgu zxcvbnmmnbvcxz
`
    .split(/\s+/)
    .filter(Boolean),
);

/** Tells whether a password is in COMMON or little more than the business's words (ASVS 6.2.4, 6.2.11, 6.2.12). */
export function isCommonPassword(password: string, username = ''): boolean {
  const typed = password.toLowerCase();
  if (COMMON.has(typed) || COMMON.has(typed.replace(/[\d!?.]+$/, ''))) return true;
  const words = [username, business.company, business.city, business.email.domain].flatMap((text) =>
    text.toLowerCase().split(/[^\p{L}\d]+/u),
  );
  const rest = words.filter((word) => word.length > 3).reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest.length < 6;
}
