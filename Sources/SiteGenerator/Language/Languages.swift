/// English names of languages, for the BCP 47 tags in the data about countries (`uk`, `ru-UA`).
///
/// The names are the reference names of ISO 639, shortened to their common forms.
enum Languages {
  /// Returns the name of a tag's language, or the tag if the language is unknown.
  static func name(_ tag: String) -> String {
    let language = tag.prefix { $0 != "-" }
    return names[String(language)] ?? tag
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for entry in table.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let (tag, name) = (entry.prefix { $0 != "=" }, entry.drop { $0 != "=" }.dropFirst())
      names[String(tag.drop { $0 == " " })] = String(name)
    }
    return names
  }()

  private static let table = """
    aa=Afar, ab=Abkhaz, af=Afrikaans, ak=Akan, am=Amharic, an=Aragonese, ar=Arabic, as=Assamese
    av=Avar, ay=Aymara, az=Azerbaijani, ba=Bashkir, be=Belarusian, ber=Berber, bg=Bulgarian
    bh=Bihari, bi=Bislama, bm=Bambara, bn=Bengali, bo=Tibetan, br=Breton, bs=Bosnian, ca=Catalan
    ce=Chechen, ceb=Cebuano, ch=Chamorro, chm=Mari, ckb=Central Kurdish, co=Corsican, cs=Czech
    cv=Chuvash, cy=Welsh, da=Danish, de=German, dv=Dhivehi, dz=Dzongkha, ee=Ewe, el=Greek
    en=English, eo=Esperanto, es=Spanish, et=Estonian, eu=Basque, fa=Persian, ff=Fula, fi=Finnish
    fj=Fijian, fo=Faroese, fon=Fon, fr=French, frp=Arpitan, fur=Friulian, fy=West Frisian
    ga=Irish, gd=Scottish Gaelic, gil=Gilbertese, gl=Galician, gn=Guarani, grc=Ancient Greek
    gsw=Swiss German, gu=Gujarati, gv=Manx, ha=Hausa, haw=Hawaiian, he=Hebrew, hi=Hindi
    ho=Hiri Motu, hr=Croatian, hsb=Upper Sorbian, ht=Haitian Creole, hu=Hungarian, hy=Armenian
    id=Indonesian, ig=Igbo, inh=Ingush, io=Ido, is=Icelandic, it=Italian, iu=Inuktitut
    ja=Japanese, jv=Javanese, ka=Georgian, kg=Kongo, ki=Kikuyu, kk=Kazakh, kl=Greenlandic
    km=Khmer, kn=Kannada, ko=Korean, kok=Konkani, kr=Kanuri, ks=Kashmiri, ku=Kurdish, kw=Cornish
    ky=Kyrgyz, la=Latin, lb=Luxembourgish, lg=Ganda, ln=Lingala, lo=Lao, lt=Lithuanian
    lu=Luba-Katanga, lua=Luba-Lulua, lus=Mizo, lv=Latvian, mfe=Mauritian Creole, mg=Malagasy
    mh=Marshallese, mi=Māori, mk=Macedonian, ml=Malayalam, mn=Mongolian, mni=Manipuri
    mo=Moldavian, mr=Marathi, ms=Malay, mt=Maltese, my=Burmese, na=Nauruan, nb=Norwegian Bokmål
    nd=North Ndebele, ne=Nepali, niu=Niuean, nl=Dutch, nn=Norwegian Nynorsk, no=Norwegian
    nr=South Ndebele, ny=Chewa, oc=Occitan, om=Oromo, or=Odia, os=Ossetian, pa=Punjabi
    pap=Papiamento, pau=Palauan, pl=Polish, ps=Pashto, pt=Portuguese, qu=Quechua, rm=Romansh
    rn=Rundi, ro=Romanian, rom=Romani, ru=Russian, rw=Kinyarwanda, sa=Sanskrit, sat=Santali
    sc=Sardinian, sd=Sindhi, se=Northern Sami, sg=Sango, sh=Serbo-Croatian, si=Sinhala, sk=Slovak
    sl=Slovenian, sm=Samoan, sma=Southern Sami, sn=Shona, so=Somali, son=Songhai, sq=Albanian
    sr=Serbian, ss=Swati, st=Southern Sotho, su=Sundanese, sv=Swedish, sw=Swahili, ta=Tamil
    te=Telugu, tem=Temne, tet=Tetum, tg=Tajik, th=Thai, ti=Tigrinya, tk=Turkmen, tkl=Tokelauan
    tl=Tagalog, fil=Filipino, tn=Tswana, to=Tongan, tpi=Tok Pisin, tr=Turkish, ts=Tsonga, tt=Tatar
    tvl=Tuvaluan, ty=Tahitian, tyv=Tuvan, udm=Udmurt, ug=Uyghur, uk=Ukrainian, ur=Urdu, uz=Uzbek
    ve=Venda, vi=Vietnamese, wae=Walser, wen=Sorbian, wls=Wallisian, fud=Futunan, wo=Wolof
    xal=Kalmyk, xh=Xhosa, yi=Yiddish, yo=Yoruba, yue=Cantonese, za=Zhuang, zh=Chinese, zu=Zulu
    ban=Balinese, bin=Edo, bug=Bugis, cic=Chickasaw, doi=Dogri, hif=Fiji Hindi
    kha=Khasi, krc=Karachay-Balkar, kbd=Kabardian, ady=Adyghe, kum=Kumyk, lez=Lezgian, men=Mende
    mos=Mossi, nds=Low German, new=Newari, nan=Min Nan, sah=Yakut, sco=Scots, srn=Sranan Tongo
    swb=Comorian, tzm=Central Atlas Tamazight, umb=Umbundu, vec=Venetian, zdj=Ngazidja Comorian
    kri=Krio, dje=Zarma, ifb=Ifugao, pih=Pitcairn-Norfolk, crs=Seychellois Creole, hak=Hakka
    iba=Iban, rup=Aromanian, diq=Zazaki, bal=Balochi, brh=Brahui, bho=Bhojpuri, mai=Maithili
    hne=Chhattisgarhi, sit=Sino-Tibetan, ngl=Lomwe, kea=Cape Verdean Creole, lah=Lahnda, gag=Gagauz
    abx=Inabaknon, akl=Aklanon, arc=Aramaic, bcl=Central Bikol, bem=Bemba, bik=Bikol, bua=Buryat
    cab=Garifuna, cau=other Caucasian languages, cbk=Chavacano, chk=Chuukese, cmn=Mandarin Chinese
    dag=Dagbani, dta=Daur, fia=Nobiin, fuc=Pulaar, hil=Hiligaynon, hna=Mina, hns=Caribbean Hindustani
    hz=Herero, ibg=Ibanag, ilo=Ilocano, inc=other Indic languages, kbp=Kabiyè, kos=Kosraean
    kpg=Kapingamarangi, krj=Kinaray-a, ktu=Kituba, kun=Kunama, kv=Komi, loz=Lozi, lue=Luvale
    lun=Lunda, mdf=Moksha, mdh=Maguindanaon, meu=Motu, mey=Hassaniyya Arabic, miq=Mískito
    mnk=Mandinka, mns=Mansi, mrw=Maranao, msb=Masbateño, mta=Cotabato Manobo, mwl=Mirandese
    myv=Erzya, naq=Khoekhoe, nkr=Nukuoro, nog=Nogai, nrf=Insular Norman, nso=Northern Sotho
    pag=Pangasinan, pam=Kapampangan, pon=Pohnpeian, pov=Upper Guinea Creole, rmm=Romani
    sgd=Surigaonon, sid=Sidamo, smn=Inari Sami, snk=Soninke, sov=Sonsorolese, sre=Sara
    swk=Malawi Sena, tig=Tigre, toi=Tonga, tox=Tobian, tsg=Tausug, tum=Tumbuka
    tut=other Altaic languages, tw=Twi, uli=Ulithian, vmw=Makhuwa, war=Waray, woe=Woleaian
    wof=Gambian Wolof, wuu=Wu Chinese, yao=Yao, yap=Yapese, yka=Yakan
    """
}
