// Made by `npm run cookie-names`; not edited by hand. Open Cookie Database, revision 0ee5a17fe1cb, Apache License 2.0.
// One cookie a line: name ("*" at its end: any ending), category, service, domains that set it for others.

export const cookieNames = `
.ASPXANONYMOUS|f|Azure / Microsoft|
.ASPXAUTH|f|Azure / Microsoft|
.AspNetCore.Antiforgery.*|f|Microsoft|
.AspNetCore.Mvc.CookieTempDataProvider|f|Azure / Microsoft|
.auth|f|AFAS|
.secureclient|f|AFAS|
.securesession|f|AFAS|
.stateflags|f|AFAS|
1.gif|f|Cookiebot|
1P_JAR|m|Google|gstatic.com
33x_ps|m|33Across|33across.com
3pi|m|ID5|id5-sync.com
72ddbc27|f|Dynatrace|
A1S|m|Yahoo|
A1|m|Yahoo|
A3|m|Yahoo|yahoo.com
AA003|m|Atlas|atdmt.com
AADNonce.forms|f|Microsoft Dynamics|forms.office.comm
AADSSO|f|Bing / Microsoft|microsoft.com
ABSELB|m|LinkedIn|linkedin.com
ABTastySession|a|ABTasty|
ABTasty|a|ABTasty|
ACCOUNT_CHOOSER|f|Google|accounts.google.com
ACH01|m|Bing / Microsoft|bing.com,microsoft.com
ACLK_DATA|m|Google AdSense|
ACLUSR|m|Bing / Microsoft|bing.com
ACL|m|Bing / Microsoft|bing.com
ADKUID|m|Adkernel|adkernel.com
ADS_VISITOR_ID|m|Google Ads|google.com
ADUSERCOOKIE|m|PubMatic|pubmatic.com
AEC|f|Google Ads|google.com
AFFICHE_W|a|Weborama|weborama.fr
AID|m|Google|google.com
AKA_A2|f|Akamai|
AMCVS_*|m|Adobe Audience Manager|
AMCV_*|m|Adobe Audience Manager|
AMP_*|a|Amplitude|cdn.amplitude.com
AMP_MKTG_*|a|Amplitude|cdn.amplitude.com
AMP_TEST|a|Amplitude|cdn.amplitude.com
AMP_TLDTEST|a|Amplitude|cdn.amplitude.com
AMP_TOKEN|a|Google Analytics|
ANID|f|Google AdSense|
ANONCHK|m|Bing / Microsoft|microsoft.com
ANON|m|Bing / Microsoft|microsoft.com
APC|m|DoubleClick/Google Marketing|doubleclick.net
APIDTS|m|Yahoo|yahoo.com
APID|m|Yahoo|advertising.com
APISID|m|Google|google.com
ARRAffinitySameSite|f|Azure / Microsoft|
ARRAffinity|f|Azure / Microsoft|
ASLBSACORS|f|Azure / Microsoft|
ASLBSA|f|Azure / Microsoft|
ASP.NET_Sessio_Fallback|f|Microsoft|
ASP.NET_SessionId|f|ASP.net|
ASP.NET_Sessio|f|Microsoft|
ASPSESSIO*|f|Azure / Microsoft|
ATN|m|Atlas|atdmt.com
AUTH_SESSION_ID_LEGACY|f|Keycloak|
AUTH_SESSION_ID|f|Keycloak|
AWSALBCORS|f|Amazon Web Services|
AWSALBTGCORS|f|Amazon Web Services|
AWSALBTG|f|Amazon Web Services|
AWSALB|f|Amazon Web Services|
AWSELBCORS|f|Amazon Web Services|
AWSELB|f|Amazon Web Services|
ActionSetHistory|a|Qualtrics|
AdID|m|Google|
AlteonP|f|Alteon|
AnalyticsSyncHistory|a|LinkedIn|linkedin.com
ApplicationGatewayAffinityCORS|f|Azure / Microsoft|
ApplicationGatewayAffinity|f|Azure / Microsoft|
AwinChannelCookie|m|Awin|
A|m|Google|google.com
BAYEAX_BROWSER|f|Salesforce|
BCPermissionLevel|f|Blueconic.com|
BCP|m|Bing / Microsoft|bing.com
BCReferrerOverrule|m|Blueconic.com|blueconic.net
BCRefusedObjectives|m|Blueconic.com|blueconic.net
BCRevision|m|Blueconic.com|
BCSessionID|m|Blueconic.com|
BCTempID|m|Blueconic.com|blueconic.net
BCTracking|m|Blueconic.com|
BFBUSR|m|Bing / Microsoft|bing.com
BFB|m|Bing / Microsoft|bing.com
BIGipServer*|f|f5 BIG-IP|
BLUEID|m|Blue|getblue.io
BSWtracker|m|vmg.host|vmg.host
BVBRANDID|a|Bazaar Voice|network.bazaarvoice.com
BVBRANDSID|a|Bazaar Voice|network.bazaarvoice.com
BVID|m|Bazaar Voice|network.bazaarvoice.com
BVSID|m|Bazaar Voice|network.bazaarvoice.com
BizographicsOptOut|m|LinkedIn|linkedin.com
BlurTime|a|Qualtrics|
BrowserId_sec|f|Salesforce|salesforce.com
BrowserId|f|Salesforce|salesforce.com
C1|a|comScore|nl.sitestat.com
CAID|m|Command Act|
CAKEPHP|f|CakePHP|
CC|m|Bing / Microsoft|microsoft.com
CFFC*|m|Adform|adform.net
CGIC|f|Google|
CGISESSID|f|Perl|
CLID|a|Microsoft|clarity.ms
CM14|m|Adform|adform.net
CMID|m|Casale Media|casalemedia.com
CMPRO|m|Casale Media|casalemedia.com
CMPS|m|Casale Media|casalemedia.com
CMRUM3|m|Casale Media|casalemedia.com
CMSCookieLevel|f|Kentico|
CMSCsrfCookie|f|Kentico|
CMSLandingPageLoaded|a|Kentico|
CMSPreferredCulture|f|Kentico|
CMST|m|Casale Media|casalemedia.com
CMSUserPage|a|Kentico|
CM|m|Adform|adform.net
COKENBLD|f|PubMatic|pubmatic.com
COMPASS|m|Google|google.com
CONSENT|f|Google|gstatic.com
COOKIELAW_ADS|f|Lightspeed|
COOKIELAW_SOCIAL|f|Lightspeed|
COOKIELAW_STATS|f|Lightspeed|
COOKIELAW|f|Lightspeed|
CPSessID|a|Qualtrics|
CRAFT_CSRF_TOKEN|f|CraftCMS|
CTK|a|Indeed|indeed.com
CX_*|f|SurveyMonkey|
Cart|f|Shopify|shopify.com
ClickAndChange|f|Jimdo|
Comp|m|Smartadserver|smartadserver.com
Conversion|m|Google Ads|googleadservices.com
CookieConsentBulkSetting-*|f|Cookiebot|
CookieConsentBulkTicket|f|Cookiebot|cookiebot.com
CookieConsentPolicy*|f|Salesforce|salesforce.com
CookieConsent|f|Cookiebot|
CookieControl|f|Civic|
CookieLawInfoConsent|f|Cookie Law Info|
CookieScriptConsent|f|Cookie Script|
CraftSessionId|f|CraftCMS|
CrossConsent|f|Cookiebot|
CurrentContact|a|Kentico|
C|m|Adform|adform.net
DEVICE_INFO|f|Youtube|youtube.com
DG_HID|m|Funda|funda.nl
DG_IID|m|Funda|funda.nl
DG_SID|m|Funda|funda.nl
DG_UID|m|Funda|funda.nl
DG_ZID|m|Funda|funda.nl
DG_ZUID|m|Funda|funda.nl
DISPATCHER|m|Adxcore|dispatcher.adxcore.com
DLBCTLYOXA|f|Command Act|
DPFQ|m|PubMatic|pubmatic.com
DPPIX_ON|m|PubMatic|pubmatic.com
DPSync*|m|PubMatic|pubmatic.com
DSID|m|DoubleClick/Google Marketing|doubleclick.net
DSID|m|Google|
DSP2F_|m|Adkernel|adkernel.com
DSP_UID|m|Fidelity-media.com|fidelity-media.com
DV|m|Google|google.com
DYID|f|Dynamic Yield|dynamicyield.com
DYSES|f|Dynamic Yield|dynamicyield.com
Datadome|f|Datadome|
DcLcid|f|Microsoft Dynamics|forms.office.comm
DigiTrust.v1.identity|m|Adform|adform.net
DotMetrics.DeviceKey|a|Dotmetrics|dotmetrics.net
DotMetrics.SessionCookieTempTimed|a|Dotmetrics|dotmetrics.net
DotMetrics.SessionCookieTemp|a|Dotmetrics|dotmetrics.net
DotMetrics.UniqueUserIdentityCookie|a|Dotmetrics|dotmetrics.net
DotomiSession_*|m|Dotomi|dotomi.com
DotomiStatus|m|Dotomi|dotomi.com
DotomiSync|m|Dotomi|dotomi.com
DotomiUser|m|Dotomi|dotomi.com
Dynamics365PortalAnalytics|f|Azure / Microsoft|
EBFC*|m|Adform|adform.net
EBFCD*|m|Adform|adform.net
EE|m|Nielsen|exelator.com
ELOQUA|a|Oracle|eloqua.com
ELQSTATUS|a|Oracle|eloqua.com
FCCDCF|a|Google|
FCNEC|a|Google|
FDLBCAMPAIGNCDOM|f|Command Act|
FDLBCTLY|f|Command Act|
FDLBFIRSTAPI|f|Command Act|
FDLBFIRSTCAMPAIGNEF|f|Command Act|
FDLBFIRSTCAMPAIGN|f|Command Act|
FDLBFIRSTCMP|f|Command Act|
FDLBFIRSTDATA|f|Command Act|
FDLBFIRSTEVENTS|f|Command Act|
FDLBFIRSTTMS|f|Command Act|
FDLBFIRST|f|Command Act|
FLC|m|DoubleClick/Google Marketing|doubleclick.net
FPAU|m|Google Analytics|
FPGCLAW|m|Google Ads|
FPGCLDC|m|Google|google.com
FPGCLGB|m|Google Ads|
FPGSID|f|Google|
FPID|a|Google Analytics|
FPLC|a|Google Analytics|
FPtrust|f|PubMatic|pubmatic.com
FedAuth|f|Salesforce|
FocusTime|a|Qualtrics|
ForceFlashSite|f|Wix.com|wix.com
FunctionalCookie|f|OneTrust|
GA_OPT_OUT|f|Google Analytics|google-analytics.com
GCLB|f|Google|
GCM|m|Adform|adform.net
GED_PLAYLIST_ACTIVITY|m|Google AdSense|
GN_PREF|m|Google|news.google.com
GPS|m|Youtube|youtube.com
GRV_BHV_BRND_*|m|Groovinads|groovinads.com
GRV_BHV_DATE*|m|Groovinads|groovinads.com
GRV_BHV_IDCAT*|m|Groovinads|groovinads.com
GRV_BHV_IDCC*|m|Groovinads|groovinads.com
GRV_BHV_SKU*|m|Groovinads|groovinads.com
GRV_BHV_UID*|m|Groovinads|groovinads.com
GRV_IDU|m|Groovinads|groovinads.com
GRV_google|m|Groovinads|groovinads.com
GSLM_*|f|SAP|
GUC|m|Yahoo|yahoo.com
G_AUTHUSER_H|f|Google|accounts.google.com
Gdyn|a|Gemius|gemius.pl
GeoIP|a|Wikimedia|wikimedia.org
GoogleAdServingTest|m|DoubleClick/Google Marketing|
HAAPPLB|f|Civic|
HACIVICLB|f|Civic|
HACIVIC|f|Civic|
HAPLB3A|m|Sonobi|go.sonobi.com
HAPLB5S|m|Sonobi|go.sonobi.com
HAPLB8*|m|Sonobi|go.sonobi.com
HMACCOUNT|a|Baidu|
HSID|m|Google|google.com
Hm_lpvt_|a|Baidu|
Hm_lvt_|a|Baidu|
Host-ERIC_PROD-|f|Salesforce|
IDE|m|DoubleClick/Google Marketing|doubleclick.net
IDSYNC|m|Yahoo|yahoo.com
ID|m|DoubleClick/Google Marketing|doubleclick.net
IMRID|m|Nielsen|imrworldwide.com
INDEED_CSRF_TOKEN|f|Indeed|
INGRESSCOOKIE|f|NGINX Ingresss|
IRLD|m|LinkedIn|linkedin.com
JSESSIONID*|f|J2EE|
JSESSIO|f|Oracle|
KADUSERCOOKIE|m|PubMatic|pubmatic.com
KCCH|m|PubMatic|pubmatic.com
KC_AUTH_STATE|f|Keycloak|
KC_RESTART|f|Keycloak|
KC_START|f|Keycloak|
KC_STATE_CHECKER|f|Keycloak|
KEYCLOAK_IDENTITY|f|Keycloak|
KEYCLOAK_LOCALE|f|Keycloak|
KEYCLOAK_REMEMBER_ME|f|Keycloak|
KEYCLOAK_SESSION|f|Keycloak|
KRTBCOOKIE_*|m|PubMatic|pubmatic.com
KTPCACOOKIE|f|PubMatic|pubmatic.com
KelkooID|m|Kelkoo|kelkoogroup.net
KievRPSAuth|f|Bing / Microsoft|microsoft.com
Kiyohnl|f|Kiyoh|kiyoh.nl
LANG_CHANGED|f|Piano|tinypass.com
LANG|f|Piano|tinypass.com
LOGIN_INFO|f|Youtube|youtube.com
LSID|m|Google|google.com
LSOLH|f|Google|accounts.google.com
MC0|f|Bing / Microsoft|microsoft.com
MC1|m|Bing / Microsoft|bing.com,microsoft.com
MH|m|Bing / Microsoft|microsoft.com
MONITOR_WEB_ID|m|TikTok|mon-va.byteoversea.com
MRM_UID|m|FreeWheel|stickyadstv.com
MR|m|Bing / Microsoft|bing.com,microsoft.com
MS0|f|Bing / Microsoft|microsoft.com
MSFPC|m|Bing / Microsoft|bing.com,microsoft.com
MSNRPSAuth|f|Bing / Microsoft|microsoft.com
MSO*|f|Microsoft|
MSPAuth|f|Bing / Microsoft|microsoft.com
MSPProf|f|Bing / Microsoft|microsoft.com
MSPTC|m|Bing / Microsoft|bing.com
MUIDB|m|Bing / Microsoft|bing.com,microsoft.com
MUID|m|Bing / Microsoft|bing.com,microsoft.com
MicrosoftApplicationsTelemetryDeviceId|a|Microsoft|
NAP|m|Bing / Microsoft|microsoft.com
NEXT_LOCALE|f|Next|
NID|m|Google|google.com
NOPCOMMERCE.AUTH|f|nopCommerce|
NPA*|m|Groovinads|groovinads.com
NSC_*|f|Citrix|
NetWorkProbeLimit|a|Wikimedia|wikimedia.org
Nop.customer|f|nopCommerce|
NopCommerce.RecentlyViewedProducts|f|nopCommerce|
OAGEO*|m|openx.net|
OAID|m|openx.net|
OGPC|m|Google Maps|google.com
OGP|m|Google Maps|google.com
OIDI|m|Bing / Microsoft|bing.com
OIDR|m|Bing / Microsoft|bing.com
OID|m|Bing / Microsoft|bing.com
ORA_WWV_APP_*|f|Oracle|
OSID|m|Google|google.com
OTH|m|Yahoo|yahoo.com
OTZ|m|Google|google.com
OneTrustWPCCPAGoogleOptOut|f|OneTrust|
OptanonAlertBoxClosed|f|OneTrust|
OptanonConsent|f|OneTrust|
OptanonControl|f|OneTrust|
PAIDCONTENT|m|Google Surveys|doubleclick.net
PHPSESSID|f|PHP.net|
PID|m|ComScore|scorecardresearch.com
PLAY_FLASH|f|LinkedIn|linkedin.com
PLAY_LANG|f|LinkedIn|linkedin.com
PLAY_SESSION|f|LinkedIn|linkedin.com
PLESKSESSID|f|Plesk|
PMDTSHR|f|PubMatic|pubmatic.com
PMFREQ_ON|f|PubMatic|pubmatic.com
PPAuth|f|Bing / Microsoft|microsoft.com
PREF|f|Youtube|youtube.com
PUBMDCID|m|PubMatic|pubmatic.com
PUBRETARGET|m|PubMatic|pubmatic.com
PUBUIDSYNCUPFQ|f|PubMatic|pubmatic.com
PageReferrer|a|Qualtrics|
Pastease.passive.activated*|a|Mopinion.com|
Pastease.passive.chance*|a|Mopinion.com|
Pdomid|f|Smartadserver|smartadserver.com
Player|f|Vimeo|vimeo.com
PreferredLanguage|f|Salesforce|
PugT|m|PubMatic|pubmatic.com
Pwb|m|Smartadserver|smartadserver.com
QCQQ|f|Salesforce|salesforce.com
QSIPopUnder_PopUnderTarget_SI_*|f|Qualtrics|
QSI_CT|f|Qualtrics|
QSI_DATA|f|Qualtrics|
QSI_HistorySession|a|Qualtrics|
QSI_OptInIDsAndTargetOrigins|a|Qualtrics|
QSI_OptInIDsAndWindowNames|a|Qualtrics|
QSI_ReplaySession_Info_*|a|Qualtrics|
QSI_ReplaySession_SampledOut_*|f|Qualtrics|
QSI_ReplaySession_Throttled_*|f|Qualtrics|
QSI_SI_*|a|Qualtrics|
QSI_S_*|f|Qualtrics|
QSI_TestSessions_*|a|Qualtrics|
QST|f|Qualtrics|
REPID_*|f|SurveyMonkey|
RE_*|f|SurveyMonkey|
RP_*|f|SurveyMonkey|
RRetURL2|f|Salesforce|salesforce.com
RRetURL|f|Salesforce|salesforce.com
RT|f|Tripadvisor|tamgrt.com
RUL|m|DoubleClick/Google Marketing|doubleclick.net
RpsContextCookie|f|Azure / Microsoft|microsoft.com
S1|a|comScore|nl.sitestat.com
SAML_*|f|SAP|gigya.com
SAPISID|m|Google|google.com
SCMaps|m|Smaato|smaato.net
SCMg|m|Smaato|smaato.net
SCMinf|m|Smaato|smaato.net
SCMo|m|Smaato|smaato.net
SCMsovrn|m|Smaato|smaato.net
SCM|m|Smaato|smaato.net
SEARCH_SAMESITE|f|Google|google.com
SERVERID|f|HAproxy|
SEUNCY|m|semasio.net|semasio.net
SIDCC|m|Google|google.com
SID|m|Google|google.com
SISessID|a|Qualtrics|
SMSV|f|Google|accounts.google.com
SM|a|Microsoft|clarity.ms
SNID|m|Google|google.com
SNLB2|f|Funda|funda.nl
SOCS|f|Google|google.com
SPugT|m|PubMatic|pubmatic.com
SRM_B|f|Bing / Microsoft|microsoft.com
SSID|m|Google|google.com
SSLB|f|SiteSpect|
SSPR_|m|Adkernel|adkernel.com
SSPV|f|SiteSpect|
SSPZ|m|Adkernel|adkernel.com
SSR-caching|f|Wix.com|wix.com
SSRT|f|SiteSpect|
SSSC|f|SiteSpect|
SUCSP|f|Salesforce|
SUPRM|f|Salesforce|
SYNCUPPIX_ON|m|PubMatic|pubmatic.com
SearchTerm|a|Qualtrics|
Secret|f|Shopify|shopify.com
Secure-YEC|f|Google|
SecureSessionID-*|f|Intershop|
Secure_customer_sig|f|Shopify|shopify.com
ServerPool|m|Tripadvisor|tamgrt.com
SetupDomainProbePassed|f|Salesforce|
SiteReferrer|a|Qualtrics|
SnapABugHistory|m|SnapEngage|
SnapABugRef|m|SnapEngage|
SnapABugUserAlias|f|SnapEngage|
SnapABugVisit|f|SnapEngage|
SyncRTB*|m|PubMatic|pubmatic.com
TADCID|m|Tripadvisor|tamgrt.com
TAID|m|Google|google.com
TAReturnTo|a|Tripadvisor|
TATravelInfo|a|Tripadvisor|
TAUnique|a|Tripadvisor|
TCAUDIENCE|a|Command Act|
TCID|m|Command Act|commander1.com
TCIPD|f|Command Act|
TCLANDINGURL|m|Command Act|commander1.com
TCREDIRECT_DEDUP|m|Command Act|
TCREDIRECT|m|Command Act|commander1.com
TCSESSION|m|Command Act|commander1.com
TC_CHECK_COOKIES_SUPPORT|f|Command Act|
TC_OUTPUT_categories|f|Command Act|
TC_OUTPUT|f|Command Act|
TC_PRIVACY_CENTER|f|Command Act|
TC_PRIVACY|f|Command Act|
TDCPM|m|The Tradedesk|adsrvr.org
TDID|m|The Tradedesk|adsrvr.org
TMS|m|Command Act|commander1.com
TPC|m|Adform|adform.net
TS01*|f|Wix.com|
TXCD|m|Tappx|tappx.com
TXCSDMN_*|m|Tappx|tappx.com
TapAd_3WAY_SYNCS|m|Tapad|
TapAd_DID|m|Tapad|tapad.com
TapAd_TS|m|Tapad|tapad.com
TawkConnectionTime|f|Tawk.to Chat|
TawkCookie|f|Tawk.to Chat|
TestIfCookieP|m|Smartadserver|smartadserver.com
TestIfCookie|m|Smartadserver|
TiPMix|f|Lightbox CDN|api.lightboxcdn.com
ToptOut|m|Bing / Microsoft|bing.com,microsoft.com
Typo3InstallTool|f|TYPO3|
UIDR|m|ComScore|scorecardresearch.com
UID_EXT_|m|Undertone|undertone.com
UID|m|ComScore|scorecardresearch.com
USCC|m|PubMatic|pubmatic.com
UTID_ENC|m|Undertone|undertone.com
UTID|m|Undertone|undertone.com
UULE|m|Google|google.com
UserID1|m|Adition|adfarm3.adition.com
UserMatchHistory|m|LinkedIn|linkedin.com
VID|a|LinkedIn|linkedin.com
VISITOR_INFO1_LIVE|m|Youtube|youtube.com
VISITOR_PRIVACY_METADATA|m|Youtube|youtube.com
VfAccess*|f|Viafoura|viafoura.co
VfRefresh|f|Viafoura|viafoura.co
VfSess|f|Viafoura|viafoura.co
VisitorStatus|a|Kentico|
VisitorStorageGuid|f|Azure / Microsoft|
WID|m|Command Act|commander1.com
WLSSC|f|Bing / Microsoft|microsoft.com
WMF-Last-Access|a|Wikimedia|wikimedia.org
WRBlock|a|ContentSquare|clicktale.net
WRIgnore|a|ContentSquare|
WRUID|a|ContentSquare|
WelcomePanel|f|Salesforce|
X-AB|f|Snapchat|
X-FD-FEATURES*|a|Microsoft|
X-FD-Time*|a|Microsoft|
X-Magento-Vary|f|Magento|
X-PP-L7|f|PayPal|paypal.com
X-PP-SILOVER|f|PayPal|paypal.com
XANDR_PANID|m|Xandr|adnxs.com
XID|m|ComScore|scorecardresearch.com
XSRF-TOKEN|f||
YSC|f|Youtube|youtube.com
ZCAMPAIGN_CSRF_TOKEN|f|ZOHO|
ZD-buid|a|Zendesk|
ZD-launcherLabelRemoved|f|Zendesk|
ZD-settings|f|Zendesk|
ZD-store|f|Zendesk|
ZD-suid|a|Zendesk|
ZD-widgetOpen|f|Zendesk|
ZD-zE_oauth|f|Zendesk|zendesk.com
_ALGOLIA|a|Algolia|
_BEAMER_DATE_*|m|Beamer|hotjar.com
_BEAMER_FILTER_BY_URL_*|m|Beamer|hotjar.com
_BEAMER_FIRST_VISIT_*|m|Beamer|hotjar.com
_BEAMER_LAST_POST_SHOWN_*|m|Beamer|hotjar.com
_BEAMER_USER_ID_*|m|Beamer|hotjar.com
_Brochure_session|a|Shopify|shopify.com
_CEFT|a|Crazy Egg|
_CT_RS_|a|ContentSquare|
_GRECAPTCHA|f|Google reCAPTCHA|google.com
_HPVN|m|Bing / Microsoft|bing.com
_KMPage*|f|Salesforce|
_KnowledgePageDispatcher*|f|Salesforce|
_KnowledgePageFilter*|f|Salesforce|
_KnowledgePageFilterArticleArticleType*|f|Salesforce|
_KnowledgePageFilterArticlePublishStatus*|f|Salesforce|
_KnowledgePageFilterArticleValidationStatus*|f|Salesforce|
_KnowledgePageFilterLanguage*|f|Salesforce|
_KnowledgePageFilterMyDraftArticleType*|f|Salesforce|
_KnowledgePageFilterMyDraftPublishStatus*|f|Salesforce|
_KnowledgePageFilterMyDraftValidationStatus*|f|Salesforce|
_KnowledgePageSortFieldArticle*|f|Salesforce|
_KnowledgePageSortFieldMyDraft*|f|Salesforce|
_RwBf|m|Bing / Microsoft|bing.com
_SUPERFLY_nosample|a|Chartbeat|
_Secure-ENID|f|Google|
_Secure-YEC|f|Google|
_TCCookieSync|a|Command Act|
_UR|m|Bing / Microsoft|bing.com
__AntiXsrfToken|f|Azure / Microsoft|
__CT_Data|a|ContentSquare|
__Host-1PLSID|f|Google|accounts.google.com
__Host-3PLSID|f|Google|accounts.google.com
__Host-ERIC_PROD-*|f|Salesforce|
__Host-GAPS|f|Google|accounts.google.com
__Host-gist_user_session_same_site|f|GitHub|
__Host-next-auth.csrf-token|f|NextAuth.js|
__Host-user_session_same_site|f|GitHub|
__RequestVerificationToken*|f|Microsoft|
__Secure-1PAPISID|m|Google Ads|google.com
__Secure-1PSIDCC|m|Google Ads|google.com
__Secure-1PSIDTS|m|Google Ads|google.com
__Secure-1PSID|m|Google Ads|google.com
__Secure-3PAPISID|m|Google Ads|google.com
__Secure-3PSIDCC|m|Google Ads|google.com
__Secure-3PSIDTS|m|Google Ads|google.com
__Secure-3PSID|m|Google Ads|google.com
__Secure-ENID|f|Google|google.com
__Secure-OSID|m|Google|google.com
__Secure-PHPSESSID|f|PHP.net|
__Secure-ROLLOUT_TOKEN|m|Youtube|youtube.com
__Secure-YNID|f|Google|
__Secure-fgpt|f|OneTrust|onetrust.com
__Secure-next-auth.callback-url|f|NextAuth.js|
___m_rec|a|Marfeel|events.newsroom.bi
__adal_ca|m|Adalyser.com|
__adal_cw|m|Adalyser.com|
__adal_id|m|Adalyser.com|
__adal_ses|m|Adalyser.com|
__adm_uiex|m|Admatic|admatic.com.tr
__adm_ui|m|Admatic|admatic.com.tr
__adm_usyncc|m|Admatic|admatic.com.tr
__asc|a|Trustpilot|trustpilot.com
__auc|a|Trustpilot|trustpilot.com
__bid|f|Piano|tinypass.com
__cf_bm|f|Cloudflare|
__cfduid|f|Cloudflare|
__cflb|f|Cloudflare|
__cfruid|f|Cloudflare|
__cfseq|f|Cloudflare|
__cfwaitingroom|f|CloudFlare|
__cmpQQ_CookieConsent|f|QookieQloud|
__cmpQQ_consentID|f|QookieQloud|
__cmpQQ_usedCoookies|f|QookieQloud|
__cmpccc*|f|Consentmanager.net|
__cmpccpausps*|f|Consentmanager.net|
__cmpccx|f|Consentmanager.net|
__cmpcc|f|Consentmanager.net|
__cmpconsent*|f|Consentmanager.net|
__cmpcpc*|f|Consentmanager.net|
__cmpcvc*|f|Consentmanager.net|
__cmpfcc|f|Consentmanager.net|
__cmpiab*|f|Consentmanager.net|
__cmpiuid|f|Consentmanager.net|
__cmpld|f|Consentmanager.net|
__cmpwel*|f|Consentmanager.net|
__code|f|Piano|
__cpmQQ_trackers_timestamp|f|QookieQloud|
__cpmQQ_trackers|f|QookieQloud|
__editor_layout|f|Codepen|codepen.io
__eea|f|Piano|
__eoi|f|Google AdSense|
__exponea_etc__|m|Exponea|
__exponea_time2__|m|Exponea|
__gads|m|DoubleClick/Google Marketing|
__gfp_64b|a|Gemius|gemius.pl
__gfp_s_64b|a|Gemius|gemius.pl
__gpi_optout|m|Google AdSense|
__gpi|m|Google AdSense|
__gsas|m|Google AdSense|
__hs_cookie_cat_pref|f|HubSpot|
__hs_do_not_track|f|Hubspot|hubspot.com
__hs_gpc_banner_dismiss|f|HubSpot|
__hs_initial_opt_in|f|Hubspot|hubspot.com
__hs_notify_banner_dismiss|f|HubSpot|
__hs_opt_out|f|Hubspot|hubspot.com
__hsmem|f|Hubspot|hubspot.com
__hssc|m|Hubspot|hubspot.com
__hssrc|m|Hubspot|hubspot.com
__hstc|m|Hubspot|hubspot.com
__idr|f|Piano|
__insp_dct|a|Inspectlet|inspectlet.com
__insp_norec_sess|a|Inspectlet|inspectlet.com
__insp_nv|a|Inspectlet|inspectlet.com
__insp_pad|a|Inspectlet|inspectlet.com
__insp_ref|a|Inspectlet|inspectlet.com
__insp_scpt|a|Inspectlet|inspectlet.com
__insp_sid|a|Inspectlet|inspectlet.com
__insp_slim|a|Inspectlet|inspectlet.com
__insp_targlpt|a|Inspectlet|inspectlet.com
__insp_targlpu|a|Inspectlet|inspectlet.com
__insp_uid|a|Inspectlet|inspectlet.com
__insp_wid|a|Inspectlet|inspectlet.com
__kla_id|m|Klaviyo|
__lc2_cid|f|Livechat|livechatinc.com
__lc2_cst|f|Livechat|livechatinc.com
__lc_cid|f|Livechat|livechatinc.com
__lc_cst|f|Livechat|livechatinc.com
__livechat|f|Livechat|livechatinc.com
__lotl|a|Lucky Orange|
__lotr|a|Lucky Orange|
__next_*|f|Next.js|
__pat|a|Piano|
__pid|f|Piano|
__pil|f|Piano|
__pls|f|Piano|
__pnahc|f|Piano|
__pvi|a|Piano|
__qca|m|Quantcast|
__sqra|f|Sooqr|
__sqrb|f|Sooqr|
__sqrc|f|Sooqr|
__ss_referrer|m|Sharpspring|
__ss_tk|m|Sharpspring|
__ss|m|Sharpspring|
__stidv|m|ShareThis|sharethis.com
__stid|a|ShareThis|sharethis.com
__stripe_mid|f|Stripe|stripe.com
__stripe_sid|f|Stripe|stripe.com
__tac|f|Piano|
__tawkuuid|f|Tawk.to Chat|
__tbc|f|Piano|
__tlbcpv|f|Termly|
__tltpl_*|f|Termly|
__tluid|f|Termly|
__trf.src|m|Amazon|
__txn_*|f|Auth0|
__uin_bw|m|Sonobi|go.sonobi.com
__uin_mm|m|Sonobi|sonobi.com
__uin_rh|m|Sonobi|go.sonobi.com
__uir_bw|m|Sonobi|go.sonobi.com
__uir_mm|m|Sonobi|sonobi.com
__uir_rh|m|Sonobi|go.sonobi.com
__uis|m|Sonobi|go.sonobi.com
__utma|a|Google Analytics|
__utmb|a|Google Analytics|
__utmc|a|Google Analytics|
__utmt|a|Google Analytics|
__utmv|a|Google Analytics|google-analytics.com
__utmxx|a|Google Analytics|
__utmx|a|Google Analytics|
__utmz|a|Google Analytics|
__utp|f|Piano|
__ut|f|Piano|
__zlcmid|f|Zendesk|zendesk.com
__zlcprivacy|f|Zendesk|zendesk.com
_abck|f|Akamai Botmanager|
_ab|f|Shopify|shopify.com
_answer_bot_service_session|f|Zendesk|zendesk.com
_bit|a|Bit.ly|bit.ly
_biz_ABTestA|a|Marketo|
_biz_EventA|a|Marketo|
_biz_flagsA|a|Marketo|
_biz_nA|a|Marketo|
_biz_pendingA|a|Marketo|
_biz_su|a|Marketo|
_biz_uid|a|Marketo|
_cc_aud|m|Lotame|crwdcntrl.net
_cc_cc|m|Lotame|crwdcntrl.net
_cc_dc|m|Lotame|crwdcntrl.net
_cc_domain|m|Lotame|
_cc_id|m|Lotame|crwdcntrl.net
_ce.cch|a|Crazy Egg|
_ce.clock_data|a|Crazy Egg|
_ce.clock_event|a|Crazy Egg|
_ce.gtld|a|Crazy Egg|
_ce.irv|a|Crazy Egg|
_ce.s|a|Crazy Egg|
_ceir|a|Crazy Egg|
_cer.v|a|Crazy Egg|
_cfuvid|f|Cloudflare|
_chartbeat*|a|Chartbeat|
_cioanonid|m|Customer.io|
_cioid|m|Customer.io|
_cio|m|Customer.io|
_clck|a|Microsoft|clarity.ms
_clsk|a|Microsoft|clarity.ms
_cmp_a|f|Shopify|
_conv_r|f|Convert Insights|
_conv_s|f|Convert Insights|
_conv_v|f|Convert Insights|
_cq_duid|f|CHEQ AI Technologies|
_cq_suid|f|CHEQ AI Technologies|
_crazyegg|m|Crazy Egg|
_cs_cvars|a|ContentSquare|
_cs_c|a|ContentSquare|
_cs_debug|a|ContentSquare|
_cs_ex|a|ContentSquare|
_cs_id|a|ContentSquare|
_cs_mk_aa|a|ContentSquare|
_cs_mk_ga|a|ContentSquare|
_cs_optout|a|ContentSquare|
_cs_rl|a|ContentSquare|
_cs_root-domain|a|ContentSquare|
_cs_same_site|a|ContentSquare|
_cs_s|a|ContentSquare|
_cs_tld*|a|ContentSquare|
_csrf|f|Stonly|stonly.com
_curtime|f|PubMatic|pubmatic.com
_customer_account_shop_sessions|f|Shopify|
_d2id|m|MercadoLibre|mercadolibre.com
_dbefe|m|Pulsepoint|contextweb.com
_dc_gtm_*|a|Google Analytics|
_dcid|m|Google|
_derived_epik|m|Pinterest|pinterest.com
_device_id|f|GitHub|github.com
_distillery|f|Wistia|
_dp|m|Adobe Audience Manager|demdex.net
_dsp_uid*|m|Bidence|bidence.net
_dy_cs_cookie_items|m|Dynamic Yield|
_dy_cs_storage_items|m|Dynamic Yield|
_dy_csc_ses|a|Dynamic Yield|
_dy_df_geo|a|Dynamic Yield|
_dy_geo|a|Dynamic Yield|
_dy_lu_ses|f|Dynamic Yield|
_dy_ses_load_seq|f|Dynamic Yield|
_dy_soct|f|Dynamic Yield|
_dy_toffset|f|Dynamic Yield|
_dycmc|a|Dynamic Yield|
_dycnst|f|Dynamic Yield|
_dycst|a|Dynamic Yield|
_dyid_server|f|Dynamic Yield|
_dyid|f|Dynamic Yield|
_dyjsession|f|Dynamic Yield|
_epik|m|Pinterest|pinterest.com
_fathom*|a|Fathom Analytics|
_fbc|m|Facebook|facebook.com
_fbp|m|Facebook|facebook.com
_flowbox|f|Flowbox|
_form_fields|f|RD Station|
_ga_*|a|Google Analytics|
_gac_*|m|Google Analytics|
_gac_gb_*|m|Google Ads|
_gaexp_rc|a|Google Optimize|
_gaexp|f|Google Optimize|
_gali|a|Google Analytics|
_gat*|a|Google Analytics|
_gat_gtag_*|a|Google Analytics|
_gat_pro|f|Snapwidget|snapwidget.com
_ga|a|Google Analytics|
_gcl_au|m|Google|
_gcl_aw|m|Google Ads|
_gcl_dc|m|Google|
_gcl_gb|m|Google Ads|
_gcl_gf|m|Google Flights|
_gcl_gs|m|Google Ads|
_gcl_ha|m|Google Hotel Ads|
_gh_ent|f|GitHub|github.com
_gh_sess|f|GitHub|github.com
_gid|a|Google Analytics|
_gigRefUid_*|m|SAP|
_gig_*|m|SAP|
_gig_APIProxy_enabled|f|SAP|
_gig_email|m|SAP|
_gig_llp|m|SAP|gigya.com
_gig_llu|m|SAP|gigya.com
_gig_lt|f|SAP|
_gig_shareUI_cb_*|f|SAP|
_gig_shareUI_lastUID|m|SAP|
_global_lucky_opt_out|f|Lucky Orange|
_gtmeec|m|Stape|
_guid|m|LinkedIn|linkedin.com
_help_center_session|f|Zendesk|
_hjAbsoluteSessionInProgress|f|Hotjar|
_hjCachedUserAttributes|a|Hotjar|
_hjClosedSurveyInvites|a|Hotjar|
_hjCookieTest|f|Hotjar|
_hjDonePolls|a|Hotjar|
_hjDoneTestersWidgets|a|Hotjar|
_hjFirstSeen|f|Hotjar|
_hjHasCachedUserAttributes|a|Hotjar|
_hjIncludedInPageviewSample|f|Hotjar|
_hjIncludedInSample|a|Hotjar|
_hjIncludedInSessionSample*|f|Hotjar|
_hjLocalStorageTest|f|Hotjar|
_hjMinimizedPolls|a|Hotjar|
_hjMinimizedTestersWidgets|a|Hotjar|
_hjSessionRejected|f|Hotjar|
_hjSessionResumed|f|Hotjar|
_hjSessionStorageTest|f|Hotjar|
_hjSessionTooLarge|f|Hotjar|
_hjSessionUser_*|f|Hotjar|
_hjSession_*|f|Hotjar|
_hjShownFeedbackMessage|a|Hotjar|
_hjTLDTest|f|Hotjar|
_hjUserAttrbutesHash|a|ContentSquare|
_hjUserAttributesHash|f|Hotjar|
_hjUserAttributes|a|ContentSquare|
_hjasCachedUserAttributes|a|ContentSquare|
_hjid|a|Hotjar|
_hjptid|f|Hotjar|
_hp2_hld|a|ContentSquare|
_hp2_id|a|Heap Analytics|
_hp2_ses_props|a|Heap Analytics|
_hp5_event_props.*|a|ContentSquare|
_hp5_meta.*|a|ContentSquare|
_iub_cs-*|f|Iubenda|
_kuid_|m|Salesforce|krxd.net
_landing_page|m|Shopify|shopify.com
_lcc|m|Adobe Advertising|everesttech.net
_lfa|m|Leadfeeder|
_li_id*|m|Leadinfo|
_li_ses*|m|Leadinfo|
_li_ss|m|LiveIntent|liadm.com
_ljtrtb_*|m|SOVRN|lijit.com
_lo_bn|f|Lucky Orange|
_lo_cid|f|Lucky Orange|
_lo_np_*|f|Lucky Orange|
_lo_rid|a|Lucky Orange|
_lo_uid|a|Lucky Orange|
_lo_v|a|Lucky Orange|
_lv*|a|Marfeel|events.newsroom.bi
_mailmunch_visitor_id|m|MailMunch|
_mb|m|Vuble|vuble.tv
_mkto_trk|m|OneTrust|onetrust.com
_nrbi|a|Marfeel|events.newsroom.bi
_octo|a|GitHub|github.com
_omappvp|m|Optinmonster|
_omappvs|m|Optinmonster|
_opt_awcid|a|Google Optimize|
_opt_awgid|a|Google Optimize|
_opt_awkid|a|Google Optimize|
_opt_awmid|a|Google Optimize|
_opt_expid|a|Google Optimize|
_orig_referrer|m|Shopify|shopify.com
_pangle|m|Pangle|analytics.pangle-ads.com
_parsely_session|f|Parse.ly|
_parsely_slot_click|f|Parse.ly|
_parsely_tpa_blocked|f|Parse.ly|
_parsely_visitor|f|Parse.ly|
_pbjs_userid_consent_data|f|Prebid|
_pcid|f|Piano|
_pctx|f|Piano|
_pcus|m|Piano|
_pin_unauth|m|Pinterest|pinterest.com
_pinterest_cm|f|Pinterest|pinterest.com
_pinterest_ct_rt|m|Pinterest|
_pinterest_ct_ua|m|Pinterest|pinterest.com
_pinterest_ct|m|Pinterest|
_pinterest_sess|f|Pinterest|pinterest.com
_pk_cvar|a|Matomo|
_pk_hsr*|a|Matomo|
_pk_id*|a|Matomo|
_pk_id.*|a|Piwik|
_pk_ref*|a|Matomo|
_pk_ses*|a|Matomo|
_pk_ses.*|a|Piwik|
_pk_testcookie*|a|Matomo|
_pprv|f|Piano|
_rails_session|f|Ruby on Rails|
_rd_experiment_version|m|RD Station|rdstation.com.br
_rd_wa_first_session*|m|RD Station|
_rd_wa_id*|m|RD Station|
_rd_wa_ses_id*|m|RD Station|
_rdlps_pp|m|RD Station|rdstation.com.br
_rdt_uuid|m|Reddit|
_rdtrk|m|RD Station|rdstation.com.br
_routing_id|m|Pinterest|pinterest.com
_rp_uid|f|Adyen|
_rxuuid|m|1rx.io|1rx.io
_schn|m|Snapchat|
_scid_r|m|Snapchat|
_scid|m|Snapchat|
_secure_account_session_id|f|Shopify|
_secure_session_id|f|Shopify|shopify.com
_shopify_country|f|Shopify|
_shopify_d|a|Shopify|
_shopify_essential_*|f|Shopify|
_shopify_essential|f|Shopify|
_shopify_fs|a|Shopify|shopify.com
_shopify_ga|a|Shopify|
_shopify_m|f|Shopify|shopify.com
_shopify_sa_p|a|Shopify|
_shopify_sa_t|m|Shopify|shopify.com
_shopify_s|a|Shopify|shopify.com
_shopify_tm|f|Shopify|shopify.com
_shopify_tw|f|Shopify|shopify.com
_shopify_uniq|a|Shopify|shopify.com
_shopify_u|f|Shopify|shopify.com
_shopify_visit|a|Shopify|shopify.com
_shopify_y|a|Shopify|shopify.com
_sid*|f|Salesforce|
_simplex|f|Wistia|
_sn_a|a|Sleeknote|
_sn_m|m|Sleeknote|
_sn_n|f|Sleeknote|
_sp_id.*|a|Snowplow|
_sp_root_domain_test_|m|RD Station|
_sp_ses.*|a|Snowplow|
_sp_wa_first_session*|m|RD Station|
_sp_wa_id*|m|RD Station|
_sp_wa_ses_id*|m|RD Station|
_splunk_rum_sid|f|SurveyMonkey|
_spring_KmMlAnyoneDraftArticlesList*|f|Salesforce|
_spring_KmMlArchivedArticlesList*|f|Salesforce|
_spring_KmMlMyDraftArticlesList*|f|Salesforce|
_spring_KmMlMyDraftTranslationsList*|f|Salesforce|
_spring_KmMlPublishedArticlesList*|f|Salesforce|
_spring_KmMlPublishedTranslationsList*|f|Salesforce|
_ssc|m|Tailtarget|t.tailtarget.com
_ssc|m|Totvs|t.tailtarget.com
_ssp_update_time*|m|Bidence|bidence.net
_stg_optout|a|Piwik|
_storefront_u|f|Shopify|shopify.com
_s|a|Shopify|shopify.com
_tb_sess_r|f|Taboola|taboola.com
_tb_t_ppg|m|Taboola|taboola.com
_tmae|m|Adobe Advertising|everesttech.net
_tracking_consent|m|Shopify|shopify.com
_tt_enable_cookie|m|TikTok|
_ttp|m|TikTok|
_twitter_sess|m|X|twitter.com
_uetsid|m|Bing / Microsoft|bing.com,microsoft.com
_uetvid|m|Bing / Microsoft|bing.com,microsoft.com
_ut*|a|Marfeel|events.newsroom.bi
_u|m|Bing / Microsoft|bing.com,microsoft.com
_vercel_*|f|Vercel|
_vf_rd_test*|f|Viafoura|
_vfa|a|Viafoura|
_vfb|a|Viafoura|
_vfz|a|Viafoura|
_vis_opt_exp_*|f|Visual Website Optimizer|
_vis_opt_s|f|Visual Website Optimizer|
_vis_opt_test_cookie|f|Visual Website Optimizer|
_vwo_ds|a|Visual Website Optimizer|
_vwo_referrer|a|Visual Website Optimizer|
_vwo_sn|a|Visual Website Optimizer|
_vwo_ssm|f|Visual Website Optimizer|dev.visualwebsiteoptimizer.com
_vwo_uuid_v2|f|Visual Website Optimizer|
_vwo_uuid|f|Visual Website Optimizer|
_wepublishGa_gid|a|WePublish|
_wepublishGa|a|WePublish|
_wixCIDX|f|Wix.com|
_wix_browser_sess|f|Wix.com|
_yasc|a|Yandex.Metrica|yandex.ru
_ym_debug|f|Yandex.Metrica|yandex.ru
_ym_d|a|Yandex.Metrica|
_ym_hostIndex|f|Yandex.Metrica|yandex.ru
_ym_isad|a|Yandex.Metrica|
_ym_metrika_enabled|a|Yandex.Metrica|
_ym_uid|a|Yandex.Metrica|
_ym_visorc_*|a|Yandex.Metrica|yandex.ru
_y|a|Shopify|shopify.com
_zdsession_talk_embeddables_service|f|Zendesk|
_zdshared_user_session_analytics|a|Zendesk|
_zendesk_authenticated|f|Zendesk|
_zendesk_cookie|f|Zendesk|
_zendesk_nps_session|f|Zendesk|
_zendesk_session|f|Zendesk|
_zendesk_shared_session|f|Zendesk|
a0_users:sess.sig|f|Auth0|
a0_users:sess|f|Auth0|
a69k21bb|f|Dynatrace|
aam_uuid|m|Adobe Audience Manager|
ab._gd|f|Braze|
ab.optOut|f|Braze|
ab.storage.deviceId.*|a|Braze|
ab.storage.sessionId.*|a|Braze|
ab.storage.userId.*|f|Braze|
abLdr|a|Taboola|taboola.com
abMbl|a|Taboola|taboola.com
abiRedirect|f|LinkedIn|linkedin.com
ablyft_exps|a|ABlyft|
ablyft_queue|a|ABlyft|
ablyft_tracking_consent|a|ABlyft|
ablyft_uvs|a|ABlyft|
aboutads_sessNNN|f|Google AdSense|
ab|m|Neustar|agkn.com
ac_LD|f|LinkedIn|linkedin.com
ac_L|f|LinkedIn|linkedin.com
ac_enable_tracking|m|Active Campaign|
acalltrackernumber|m|Adcalls|
acalltrackerreferrer|a|Adcalls|
acalltrackersession|f|Adcalls|
acalltracker|m|Adcalls|
activeView|f|Salesforce|
active_template::*|f|Ezoic|
ad-id|m|Amazon|amazon-adsystem.com
ad-privacy|m|Amazon|amazon-adsystem.com
ad2|m|Platform161|creative-serving.com
adaptv_unique_user_cookie|m|Yahoo|yahoo.com
adcloud|m|Adobe Advertising|
adform_uid|m|Adhese|adhese.com
adformfrpid|m|Adform|
adhese2|a|Adhese|adhese.com
adheseCustomer|m|Adhese|adhese.com
adrl|m|Outbrain|outbrain.com
ads_prefs|m|X|twitter.com
adsrcvw1|m|Yahoo|yahoo.com
adtrc|m|Adform|adform.net
advst_uid_11|m|Adxcore|adxcore.com
adx_ts|m|Ortec|adscience.nl
ahoy_visitor|a|Ahoy|
ahoy_visit|a|Ahoy|
ai_session|f|Microsoft Azure App Insights|
ai_user|f|Microsoft Azure App Insights|
ajs_anonymous_id|a|Trustpilot|trustpilot.com
ajs_group_id|a|Trustpilot|trustpilot.com
ajs_user_id|a|Trustpilot|trustpilot.com
ak_bmsc|f|Akamai|
aksb|m|Facebook|facebook.com
aks|m|Facebook|facebook.com
algoliasearch-client-js|f|Twitch|twitch.tv
all_u_b|f|LinkedIn|linkedin.com
alohaEpt|f|Salesforce|salesforce.com
am-uid|m|Admixer|admixer.net
am_tokens_invalidate-verizon-pushes|m|MediaVine|exchange.mediavine.com
am_tokens|m|MediaVine|exchange.mediavine.com
amplitude_cookie_test|a|Amplitude|amplitude.com
amplitude_id*|m|Trustpilot|trustpilot.com
amplitude_id_*|a|Amplitude|amplitude.com
amplitude_test*|a|Amplitude|amplitude.com
aniC|m|Aniview|aniview.com
anj|m|Xandr|adnxs.com
apbct_*|f|CleanTalk|
apbct_antibot|f|CleanTalk|
apbct_cookies_test|f|CleanTalk|
apex__EmailAddress|m|Salesforce|
apiDomain_*|m|SAP|gigya.com
api_token|f|Twitch|twitch.tv
apnxs|m|Outbrain|outbrain.com
appLang|f|LinkedIn|linkedin.com
appName|f|LinkedIn|linkedin.com
app_manifest_token|f|GitHub|
app_ts|m|Ortec|adscience.nl
appnexus_uid|m|Adhese|adhese.com
ar_debug|m|DoubleClick/Google Marketing|doubleclick.net
arcki2*|m|Audrte|audrte.com
arcki2_adform|m|Audrte|audrte.com
arcki2_ddp|m|Audrte|audrte.com
at_check|f|Adobe Audience Manager|
atidvisitor|a|AT Internet|
attribution_user_id|m|Typeform|typeform.com
atuserid|a|AT Internet|
audience|m|SpotX|spotxchange.com
audit_p|m|Magnite|rubiconproject.com
audit|m|Magnite|rubiconproject.com
auid|m|Acuity|acuityplatform.com
auid|m|Outbrain|
aum|m|Acuity|acuityplatform.com
auraBrokenDefGraph|a|Salesforce|
auth-token|f|Twitch|twitch.tv
auth0-mf_compat|f|Auth0|
auth0-mf|f|Auth0|
auth0_compat|f|Auth0|
auth0|f|Auth0|
auth_token|m|X|twitter.com
autocomplete|f|Salesforce|
avcid-*|m|richAudience|richaudience.com
aw_popup_viewed_page|f|AWS Cookies Popup|
aws-csds-token|f|Amazon Web Services|
aws-priv|f|Amazon Web Services|
aws-target-visitor-id|a|Amazon Web Services|
aws_lang|f|Amazon Web Services|
axeptio_all_vendors|f|Axeptio|
axeptio_authorized_vendors|f|Axeptio|
axeptio_cookies|f|Axeptio|
axids|m|Yahoo|yahoo.com
b925d32c|f|Dynatrace|
bSession|f|Wix.com|
bbcpsessionhash|f|vBulletin|
bblastactivity|f|vBulletin|
bblastvisit|f|vBulletin|
bbnp_notices_displayed|f|vBulletin|
bbpassword|f|vBulletin|
bbsessionhash|f|vBulletin|
bbsitebuilder_active|f|vBulletin|
bbuserid|f|vBulletin|
bc_tstgrp|m|Blueconic.com|
bcookie|m|LinkedIn|linkedin.com
bdswch|m|Outbrain|outbrain.com
be_lastLoginProvider|f|TYPO3|
be_typo_user|f|TYPO3|
belco-anonymous-id|f|Belco|
belco-cookies|f|Belco|
betweendigital.com|m|betweendigital.com|
bh|a|Yandex.Metrica|yandex.ru
bitoIsSecure|m|Beeswax|bidr.io
bito|m|Beeswax|bidr.io
bkdc|m|BlueKai|bluekai.com
bkpa|m|BlueKai|bluekai.com
bku|m|BlueKai|bluekai.com
bm_sv|f|Akamai|
borlabs-cookie|f|Borlabs|
bounceClientVisit|m|Bouncex|bounceexchange.com
brcap|f|Bing / Microsoft|microsoft.com
browserupdateorg|f|Browser-Update.org|
brwsr|m|LinkedIn|linkedin.com
bscookie|m|LinkedIn|linkedin.com
buid|f|Azure / Microsoft|microsoft.com
c-plan|a|CognitoForms|
c-referrer|a|CognitoForms|
c-signup|a|CognitoForms|
cX_G|m|Piano|
cX_P|a|Piano|
c_user|m|Facebook|facebook.com
caPanelState|f|Salesforce|
calViewState|a|Salesforce|
callback|m|ID5|id5-sync.com
camfreq_*|m|PubMatic|pubmatic.com
campaign_click_url|m|Facebook|facebook.com
camptix_client_stats|a|WordPress|
cap*|m|Adhese|adhese.com
card_update_verification_id|f|Shopify|shopify.com
cart_currency|f|Shopify|shopify.com
cart_sig|f|Shopify|shopify.com
cart_ts|f|Shopify|shopify.com
cart_ver|f|Shopify|
car|m|ID5|id5-sync.com
cb-currency|f|Cookiebot|
cc-*|f|Intershop|
ccec_user|m|CookieConsent.io|
ccookie|f|LinkedIn|linkedin.com
cct|m|adscale.de|adscale.de
ce_login|f|Crazy Egg|crazyegg.com
ce_need_secure_cookie|a|Crazy Egg|
ce_sid|f|Crazy Egg|crazyegg.com
ce_signup_flow|f|Crazy Egg|crazyegg.com
ce_signup_partner|m|Crazy Egg|crazyegg.com
ce_successful_csp_check|a|Crazy Egg|
ceac|f|Crazy Egg|crazyegg.com
cean_assoc|f|Crazy Egg|crazyegg.com
cean|f|Crazy Egg|crazyegg.com
cebsp_|a|Crazy Egg|crazyegg.com
cebs|a|Crazy Egg|crazyegg.com
cecu|f|Crazy Egg|crazyegg.com
ceft_variant_override|a|Crazy Egg|
cehc|f|Crazy Egg|crazyegg.com
celi|f|Crazy Egg|crazyegg.com
centralnotice_bucket|a|Wikimedia|wikimedia.org
cf_chl_2|f|Cloudflare|
cf_chl_rc_i|f|CloudFlare|
cf_chl_rc_m|f|CloudFlare|
cf_chl_rc_ni|f|CloudFlare|
cf_clearance|f|Cloudflare|
cf_ob_info|f|CloudFlare|
cf_use_ob|f|CloudFlare|
cfid|f|Adobe ColdFusion|
cftoken|f|Adobe ColdFusion|
cf|m|ID5|id5-sync.com
cgq80xhu|f|Dynatrace|
chat_rules_shown|f|Twitch|twitch.tv
checkout_prefill|f|Shopify|shopify.com
checkout_queue_token|f|Shopify|shopify.com
checkout_session_lookup|f|Shopify|
checkout_session_token*|f|Shopify|
checkout_session_token_*|f|Shopify|shopify.com
checkout_token|f|Shopify|shopify.com
checkout_worker_session|f|Shopify|shopify.com
childinfo|m|Bing / Microsoft|microsoft.com
chkChromeAb67Sec|f|PubMatic|pubmatic.com
chkChromeAb67|f|PubMatic|pubmatic.com
chkSecSet|f|PubMatic|pubmatic.com
chk|f|PubMatic|pubmatic.com
chk|m|Mediarithmics|mediarithmics.com
chp_token|f|LinkedIn|linkedin.com
ci_session|f|CodeIgniter|
cid|m|Adform|adform.net
cioFT|m|Customer.io|
cioLT|m|Customer.io|
cip|m|ID5|id5-sync.com
cjae|m|Dotomi|dotomi.com
ckid|m|Blue|getblue.io
ckies_functional|f|Jimdo|
ckies_marketing|f|Jimdo|
ckies_necessary|f|Jimdo|
ckies_performance|f|Jimdo|
cky-action|f|CookieYes|
cky-consent|f|CookieYes|
clerk_*|f|Clerk|
cli_user_preference|f|Cookie Law Info|
client-session-bind|f|Wix.com|
clientSrc|f|Salesforce|salesforce.com
client_bslstaid|a|Beslist.nl|
client_bslstmatch|a|Beslist.nl|
client_bslstsid|a|Beslist.nl|
client_bslstuid|a|Beslist.nl|
cmplz_banner-status|f|Complianz|
cmplz_choice|f|Complianz|
cmplz_consented_services|f|Complianz|
cmplz_functional|f|Complianz|
cmplz_id|f|Complianz|
cmplz_marketing|f|Complianz|
cmplz_policy_id|f|Complianz|
cmplz_preferences|f|Complianz|
cmplz_saved_categories|f|Complianz|
cmplz_saved_services|f|Complianz|
cmplz_statistics|f|Complianz|
cmplz_stats|f|Complianz|
cmplz_user_data|f|Complianz|
cmp|m|Yahoo|yahoo.com
cnac|m|ID5|id5-sync.com
cnfq|m|Smartadserver|smartadserver.com
codepen_session|f|Codepen|codepen.io
codepen_signup_referrer_date|f|Codepen|codepen.io
codepen_signup_referrer|f|Codepen|codepen.io
codexToken|f|WordPress|
codexUserId|f|WordPress|
codexUserName|f|WordPress|
cognito.organization|a|CognitoForms|
cognito.services.a|a|CognitoForms|
color_mode|f|GitHub|github.com
comment_author_*|f|WordPress|
comment_author_url_*|f|WordPress|
compass_sid|a|Marfeel|events.newsroom.bi
compass_uid|a|Marfeel|events.newsroom.bi
complianz_consent_status|f|Complianz|
complianz_policy_id|f|Complianz|
componentStyle|f|Joomla|
componentType|f|Joomla|
connect.sid|f|Zendesk|zendesk.com
consent-policy|f|Wix.com|
consentUUID|f|Cookiebot|
continuous_play_v3|f|Vimeo|vimeo.com
cookie-consent-io-gdpr|f|CookieConsent.io|
cookie-consent-io-timestamp*|f|CookieConsent.io|
cookie-consent-io|f|CookieConsent.io|
cookie.policy.banner.eu|f|LinkedIn|linkedin.com
cookie.policy.banner.nl|f|LinkedIn|linkedin.com
cookieJartestCookie|m|Outbrain|outbrain.com
cookiePreferences|f|Google Tag Manager|
cookieSettingVerified|f|Salesforce|
cookie_notice_accepted|f|Digital Factory|
cookieconsent_level|f|Maxlead|
cookieconsent_page|f|Osano|
cookieconsent_seen|f|Maxlead|
cookieconsent_status|f|Osano|
cookieconsent_system|f|Maxlead|
cookieconsent_variant|f|Maxlead|
cookiefirst-consent|f|Cookie First|
cookielawinfo-checkbox-advertisement|f|Cookie Law Info|
cookielawinfo-checkbox-analytics|f|Cookie Law Info|
cookielawinfo-checkbox-functional|f|Cookie Law Info|
cookielawinfo-checkbox-marketing|f|Cookie Law Info|
cookielawinfo-checkbox-necessary|f|Cookie Law Info|
cookielawinfo-checkbox-non-necessary|f|Cookie Law Info|
cookielawinfo-checkbox-others|f|Cookie Law Info|
cookielawinfo-checkbox-performance|f|Cookie Law Info|
cookielawinfo-checkbox-preferences|f|Cookie Law Info|
cookies-analytics|f|Enzuzo|
cookies-functional|f|Enzuzo|
cookies-marketing|f|Enzuzo|
cookies-preferences|f|Enzuzo|
cookies_accepted|m|Google|developers.google.com
cookieyes-advertisement|f|CookieYes|
cookieyes-analytics|f|CookieYes|
cookieyes-consent|f|CookieYes|
cookieyes-functional|f|CookieYes|
cookieyes-necessary|f|CookieYes|
cookieyes-performance|f|CookieYes|
cookieyesID|f|CookieYes|
cookieyes_privacy_policy_generator_session|f|CookieYes|
cookieyes_session|f|CookieYes|
cordovaVersion|f|Salesforce|
cqcid|f|Salesforce|
cref|m|Quantcast|quantserve.com
criteo|m|Outbrain|outbrain.com
csfq|m|Smartadserver|smartadserver.com
csm|m|Facebook|facebook.com
csrf-canary|f|Trustpilot|trustpilot.com
csrf_same_site_set|f|X|twitter.com
csrf_same_site|f|X|twitter.com
csssid_Client|f|Salesforce|
csssid|f|Salesforce|
csync|m|Smartadserver|smartadserver.com
cs|m|GumGum|gumgum.com
ct0|m|X|twitter.com
ct_*|f|CleanTalk|
ct_check_js|f|CleanTalk|
ct_fkp_timestamp|f|CleanTalk|
ct_has_scrolled|f|CleanTalk|
ct_pointer_data|f|CleanTalk|
ct_ps_timestamp|f|CleanTalk|
ct_sfw_|f|CleanTalk|
ct_timezone|f|CleanTalk|
ctkgen|a|Indeed|
customer_account_locale|f|Shopify|shopify.com
customer_account_new_login|f|Shopify|shopify.com
customer_account_preview|f|Shopify|shopify.com
customer_payment_method|f|Shopify|shopify.com
customer_shop_pay_agreement|f|Shopify|shopify.com
c|m|CreativeCDN|creativecdn.com
c|m|Magnite|rubiconproject.com
data-*|m|Media.net|contextual.media.net
datatricsDebugger|m|Datatrics|
datatrics_customData|m|Datatrics|
datatrics_optin|m|Datatrics|
datr|m|Facebook|facebook.com
dbln|m|Facebook|facebook.com
dc|f|Tailtarget|t.tailtarget.com
dc|m|BetweenDigital|betweendigital.com
ddid|m|Facebook|facebook.com
demdex|m|Adobe Audience Manager|demdex.net
denial-client-ip|f|LinkedIn|linkedin.com
denial-reason-code|f|LinkedIn|linkedin.com
deuxesse_uxid|m|Twiago|twiago.com
devOverrideCsrfToken|f|Salesforce|
devicePixelRatio|f|WordPress|
device_id|f|Twitch|embed.twitch.tv
dextp|m|Adobe Audience Manager|
df_ts|a|LinkedIn|linkedin.com
dgzsdl08v4|m|Bouncex|bounceexchange.com
dicbo_id|m|Outbrain|
did_compat|f|Auth0|
didomi_token|f|Didomi|
did|f|Auth0|
digitalAudience|m|Digital Audience|digitalaudience.io
discount_code|f|Shopify|shopify.com
disco|f|Salesforce|
django_language|f|Django|
dm_last_page_view|a|Duda|
dm_last_visit|a|Duda|
dm_this_page_view|a|Duda|
dm_timezone_offset|a|Duda|
dm_total_visits|a|Duda|
dnt|m|X|twitter.com
done_redirects*|m|OnAudience|onaudience.com
dotcom_user|f|GitHub|github.com
dpm|m|Adobe Audience Manager|
drift_*|f|Drift|
ds_user_id|m|Instagram|instagram.com
dsps:*|m|PowerLinks Media Limited|px.powerlinks.com
dst|m|Adobe Audience Manager|
dtCookie*|a|Dynatrace|
dtDisabled|a|Dynatrace|
dtLatC*|a|Dynatrace|
dtPC*|a|Dynatrace|
dtSa|a|Dynatrace|
dtValidationCookie|a|Dynatrace|
dtm_gdpr_delete|m|Dotomi|dotomi.com
dtm_gpc_optout|m|Dotomi|dotomi.com
dtm_tcdata_exp|m|Dotomi|
dtm_tcdata|m|Dotomi|
dtm_token_exp|m|Dotomi|
dtm_token_sc|m|Dotomi|
dtm_token|m|Dotomi|
dtm_user_id_sc|m|Dotomi|
dtm_user_id|m|Dotomi|
dt|m|Underdog Media|udmserve.net
duid_update_time|m|Bidence|bidence.net
dy_fs_page|f|Dynamic Yield|
dynamic_checkout_shown_on_cart|f|Shopify|shopify.com
dyncdn|f|Smartadserver|smartadserver.com
d|m|Quantcast|quantserve.com
easysize_button_loaded_for_user|f|Easysize.me|
edgebucket|m|Reddit|reddit.com
edsid|m|MercadoLibre|mercadolibre.com
enable-compact-scene-listing|f|Twitch|twitch.tv
enforce_policy|f|PayPal|paypal.com
enterprise_trial_redirect_to|f|GitHub|
ep201|f|Wufoo|
ep202|f|Wufoo|
ep|m|Emetric|xplosion.de
esctx-*|f|Microsoft|login.microsoftonline.com
esctx|f|Azure / Microsoft|microsoft.com
eu_cn|m|X|twitter.com
euconsent*|f|ShareThis|
euconsent-v2|f|Didomi|
euconsent-v2|f|PrivacyPillar|
euconsent|m|LiveRamp|faktor.io
europe|m|Outbrain|
ev_sync_ax|m|Adobe Advertising|everesttech.net
ev_sync_bk|m|Adobe Advertising|everesttech.net
ev_sync_dd|m|Adobe Advertising|everesttech.net
ev_sync_fs|m|Adobe Advertising|everesttech.net
ev_sync_ix|m|Adobe Advertising|everesttech.net
ev_sync_nx|m|Adobe Advertising|everesttech.net
ev_sync_ox|m|Adobe Advertising|everesttech.net
ev_sync_pm|m|Adobe Advertising|everesttech.net
ev_sync_rc|m|Adobe Advertising|everesttech.net
ev_sync_tm|m|Adobe Advertising|everesttech.net
ev_sync_yh|m|Adobe Advertising|everesttech.net
ev_tm|m|Adobe Advertising|everesttech.net
everest_g_v2|m|Adobe Advertising|everesttech.net
everest_session_v2|m|Adobe Advertising|everesttech.net
excludecalltracking|f|Adcalls|
expid_*|m|Salesforce|salesforce.com
external_no_cache|f|Magento|
external_referer|m|X|twitter.com
ezds|f|Ezoic|
ezoab_*|f|Ezoic|
ezoadgid_*|a|Ezoic|
ezoawesome_*|f|Ezoic|
ezohw|f|Ezoic|
ezopvc_*|a|Ezoic|
ezoref_*|a|Ezoic|
ezostid_*|f|Ezoic|
ezosuibasgeneris-1|m|Ezoic|
ezosuigeneris*|m|Ezoic|
ezouid_*|a|Ezoic|
ezovid_*|a|Ezoic|
ezovuuid_*|a|Ezoic|
ezovuuidtime_*|a|Ezoic|
ezux_et_*|a|Ezoic|
ezux_ifep_*|a|Ezoic|
ezux_lpl_*|a|Ezoic|
ezux_tos_*|a|Ezoic|
f5_cspm|a|PubMatic|simage2.pubmatic.com
f_token|f|LinkedIn|linkedin.com
fastclick|f|Fastclick|fastclick.net
fbm_*|m|Instagram|instagram.com
fcookie|f|LinkedIn|linkedin.com
fe_typo_user|f|TYPO3|
fedops.logger.sessionId|f|Wix.com|
feed-sort|f|LinkedIn|linkedin.com
fid|a|Adobe Analytics|
fileTreeExpanded|f|GitHub|
first_snapshot_url|f|Crazy Egg|crazyegg.com
fl_inst|m|Platform161|creative-serving.com
fonts-loaded|f|Funda|funda.nl
force-proxy-stream|f|Salesforce|salesforce.com
force-stream|f|Salesforce|salesforce.com
form_key|f|Magento|
fpc|f|Azure / Microsoft|microsoft.com
fpestid|f|ShareThis|
frontend|f|Magento|
fr|m|Facebook|facebook.com
ftid|m|MercadoLibre|mercadolibre.com
gTalkCollapsed|f|Salesforce|
g_enabled_idps|f|Google|accounts.google.com
gac_*|f|SAP|
gac|m|Google|
gckp|m|Piano|
gcl|m|Google|
gdpr_status|m|Media.net|contextual.media.net
gdpr|f|ID5|id5-sync.com
ghcc|f|GitHub|github.com
gid|m|Smartadserver|smartadserver.com
gig3pctest|f|SAP|
gig3pc|f|SAP|
gig_bootstrap_*|m|SAP|gigya.com
gig_canary_3*|f|SAP|
gig_canary_ver*|f|SAP|
gig_canary|f|SAP|
gig_hasGmid|m|SAP|gigya.com
gig_last_ver_*|f|SAP|
gig_loginToken_*|f|SAP|gigya.com
gig_toggles|f|SAP|
gist_oauth_csrf|f|GitHub|github.com
gist_user_session|f|GitHub|
glnk|f|SAP|
glt_*|f|SAP|
gltexp_*|f|SAP|
gmid|m|SAP|
gpp|f|ID5|
gst|f|SAP|
gt|m|X|twitter.com
guest-view|f|Magento|
guest_id_ads|m|X|twitter.com
guest_id_marketing|m|X|twitter.com
guest_id|m|X|twitter.com
guest_uuid_essential_*|f|Salesforce|
g|m|CreativeCDN|creativecdn.com
hasGmid|m|SAP|gigya.com
has_js|f|Drupal CMS|
has_recent_activity|f|GitHub|
hash|m|Blue|getblue.io
help_center_data|f|Zendesk|
hideDevelopmentTools|f|Salesforce|
hideFilesWarningModal|f|Salesforce|
hideIdentityDialog|f|Salesforce|
hide_shopify_pay_for_checkout|f|Shopify|shopify.com
hjViewportId|f|Hotjar|
hj_visitor|a|Hotjar|
hs-membership-csrf|f|Hubspot|hubspot.com
hs-messages-hide-welcome-message|f|Hubspot|hubspot.com
hs-messages-is-open|f|Hubspot|hubspot.com
hs_ab_test|f|Hubspot|hubspot.com
hs_langswitcher_choice|f|Hubspot|hubspot.com
hs|f|Wix.com|wix.com
html-classes|f|Funda|funda.nl
hu-consent|f|Hu-manity.co|
hubspotapi-csrf|f|Hubspot|hubspot.com
hubspotapi-prefs|f|Hubspot|hubspot.com
hubspotapi|m|Hubspot|hubspot.com
hubspotutk|m|Hubspot|hubspot.com
i00|m|infOnline|ioam.de
ick|m|Facebook|facebook.com
icu|m|Xandr|adnxs.com
id5|m|ID5|id5-sync.com
id_adcloud|m|Adobe Advertising|
id_ts|m|Ortec|adscience.nl
idccsrf|f|Salesforce|salesforce.com
ideaToggle|f|Salesforce|
identity-state-*|f|Shopify|shopify.com
identity-state|f|Shopify|shopify.com
identity_customer_account_number|f|Shopify|shopify.com
idp|m|Zeotap|zeotap.com
idsync-bsw-uid-s|m|StreamTheWorld|live.streamtheworld.com
ig_cb|m|Instagram|instagram.com
ig_did|m|Instagram|instagram.com
igodigitalst_*|m|Salesforce|
igodigitalstdomain|m|Salesforce|
igodigitaltc2|m|Salesforce|
improvedigital_uid|m|Adhese|adhese.com
incap_ses_*|f|Imperva|
initref|m|Reddit|reddit.com
inst|f|Salesforce|
integration_type|f|LinkedIn|linkedin.com
intercom-device-id-*|a|Intercom|
intercom-id-*|a|Intercom|
intercom-session-*|a|Intercom|
interstitial_page_reg_oauth_url|a|LinkedIn|linkedin.com
iotcontextsplashdisable|f|Salesforce|
ipc|f|PubMatic|pubmatic.com
isFirstSession*|f|Microsoft|
is_gdpr_b|a|Yandex.Metrica|yandex.ru
is_gdpr|a|Yandex.Metrica|yandex.ru
iu2g34bw|f|Dynatrace|
iutk|m|Issuu|issuu.com
i|m|openx.net|
ja_purity_ii_tpl|f|JoomlArt|
ja_purity_tpl|f|JoomlArt|
jasx_pool_id|a|Indeed|
jetpackState|f|WordPress|
jpp_math_pass|f|WordPress|
jpxumaster|m|justpremium.com|justpremium.com
jpxumatched|m|justpremium.com|justpremium.com
js_ver|m|Facebook|facebook.com
kcdob|m|Bing / Microsoft|microsoft.com
kcrelid|m|Bing / Microsoft|microsoft.com
kcru|m|Bing / Microsoft|microsoft.com
kdt|m|X|twitter.com
keep_alive|f|Shopify|shopify.com
khaos_p|m|Magnite|rubiconproject.com
khaos|m|Magnite|rubiconproject.com
ki_r|a|Shopify|shopify.com
ki_s|m|Qualaroo|qualaroo.com
ki_t|a|Shopify|shopify.com
ki_u|m|Qualaroo|qualaroo.com
kj76fg4h|f|Dynatrace|
koitk|m|Sharpspring|marketingautomation.services
l34kn6no|f|Dynatrace|
l7_az|f|PayPal|paypal.com
l_page|a|LinkedIn|linkedin.com
lang|f|LinkedIn|linkedin.com
lantern|m|Awin|
laravel_session|f|Laravel|
last_visited_store|f|Magento|
lastlist|f|Salesforce|
lc_*|f|LiveChat|
lcsrc|m|Smartadserver|smartadserver.com
lcsrd|m|Smartadserver|smartadserver.com
lhc_ldep|f|Live helper chat|
lhc_per|f|Live helper chat|
lhc_ses|f|Live helper chat|
li_alerts|f|LinkedIn|linkedin.com
li_apfcdc|f|LinkedIn|linkedin.com
li_a|f|LinkedIn|linkedin.com
li_cc|a|LinkedIn|linkedin.com
li_cu|f|LinkedIn|linkedin.com
li_ec|f|LinkedIn|linkedin.com
li_ep_auth_context|f|LinkedIn|linkedin.com
li_fat_id|f|LinkedIn|
li_feed_xray|a|LinkedIn|linkedin.com
li_gc|f|LinkedIn|linkedin.com
li_giant|f|LinkedIn|
li_gpc|f|LinkedIn|linkedin.com
li_gp|f|LinkedIn|linkedin.com
li_mc|f|LinkedIn|linkedin.com
li_oatml|m|LinkedIn|linkedin.com
li_odapfcc|f|LinkedIn|linkedin.com
li_referer|f|LinkedIn|linkedin.com
li_rm|f|LinkedIn|linkedin.com
li_sugr|m|LinkedIn|
li_theme_set|f|LinkedIn|linkedin.com
li_theme|f|LinkedIn|linkedin.com
liap|m|LinkedIn|linkedin.com
lidc|m|LinkedIn|linkedin.com
lidid|m|LiveIntent|liadm.com
lihc_auth_|f|LinkedIn|linkedin.com
lil-lang|f|LinkedIn|linkedin.com
lissc|m|LinkedIn|linkedin.com
lists-state|f|Plesk|
liveagent_invite_rejected_|f|Salesforce|
liveagent_sid|f|Salesforce|
ljt_reader|m|Federated Media Publishing|
ljtrtb|m|SOVRN|lijit.com
lkqdidts|m|Verve|lkqd.net
lkqdid|m|Verve|lkqd.net
lloopch_loid|f|Salesforce|
lls-integration|f|LinkedIn|linkedin.com
lms_ads|m|LinkedIn|linkedin.com
lms_analytics|f|LinkedIn|linkedin.com
ln_or|a|LinkedIn|
local_storage_app_session_id|f|Twitch|player.twitch.tv
locale_bar_accepted|f|Shopify|
locale|m|Facebook|facebook.com
localization|f|Shopify|
login_redirect|f|Magento|
login_with_shop_finalize|f|Shopify|shopify.com
loginnotify_prevlogins|f|Wikimedia|wikimedia.org
login|f|Salesforce|
lss_bundle_viewer|a|LinkedIn|linkedin.com
lu|m|Facebook|facebook.com
lz_last_visit|f|LiveZilla GmbH|
lz_userid|f|LiveZilla GmbH|
lz_visits|f|LiveZilla GmbH|
m_user|m|Facebook|facebook.com
mage-banners-cache-storage|f|Magento|
mage-cache-sessid|f|Magento|
mage-cache-storage*|f|Magento|
mage-cache-storage-section-invalidation*|f|Magento|
mage-cache-timeout*|f|Magento|
mage-messages|f|Magento|
mage-translation-file-version|f|Magento|
mage-translation-storage|f|Magento|
mailmunch_second_pageview|m|MailMunch|
marketplace_repository_ids|f|GitHub|
marketplace_suggested_target_id|f|GitHub|
master_device_id|f|Shopify|shopify.com
matchadform|m|Roku|w55c.net
matomo_ignore|a|Matomo|
matomo_sessid|a|Matomo|
mbox|m|Adobe Audience Manager|
mc_cid|a|Mailchimp|
mc_eid|a|Mailchimp|
mc_landing_site|a|Mailchimp|
mc|m|Quantcast|quantserve.com
mdfrc|m|Outbrain|outbrain.com
messagesUtk|m|Hubspot|hubspot.com
mics_lts|m|Mediarithmics|mediarithmics.com
mics_uaid|m|Mediarithmics|mediarithmics.com
mics_vid|m|Mediarithmics|mediarithmics.com
mid|f|Instagram|instagram.com
migrated2y|m|Yahoo|yahoo.com
mnet_session_depth|m|Media.net|
moove_gdpr_popup|f|Moove|
mp_*|a|Mixpanel|
msToken|m|TikTok|tiktok.com
mt_misc|m|MediaMath|mathtag.com
mt_mop|m|MediaMath|mathtag.com
mtm_consent_removed|a|Matomo|
mtm_consent|a|Matomo|
mtm_cookie_consent|a|Matomo|
muc_ads|m|X|t.co
muxData|f|Wistia|
mv_tokens_invalidate-verizon-pushes|m|MediaVine|exchange.mediavine.com
mv_tokens|m|MediaVine|exchange.mediavine.com
m|f|Stripe|m.stripe.com
n360-adform|m|Nexx360|nexx360.io
n360-adnuntius|m|Nexx360|nexx360.io
n360-adot|m|Nexx360|nexx360.io
n360-adyoulike|m|Nexx360|nexx360.io
n360-amx|m|Nexx360|nexx360.io
n360-appnexus|m|Nexx360|nexx360.io
n360-bliink|m|Nexx360|nexx360.io
n360-connectad|m|Nexx360|nexx360.io
n360-conversant|m|Nexx360|nexx360.io
n360-cwire|m|Nexx360|nexx360.io
n360-firstid|m|Nexx360|nexx360.io
n360-freewheel|m|Nexx360|nexx360.io
n360-fueldigitalix|m|Nexx360|nexx360.io
n360-fueldigitalmedia|m|Nexx360|nexx360.io
n360-fueldigital|m|Nexx360|nexx360.io
n360-gingerad|m|Nexx360|nexx360.io
n360-goodad|m|Nexx360|nexx360.io
n360-gravity|m|Nexx360|nexx360.io
n360-groupm|m|Nexx360|nexx360.io
n360-improve|m|Nexx360|nexx360.io
n360-ix|m|Nexx360|nexx360.io
n360-mediagrid|m|Nexx360|nexx360.io
n360-medianet|m|Nexx360|nexx360.io
n360-moneytag|m|Nexx360|nexx360.io
n360-nextmillennium|m|Nexx360|nexx360.io
n360-onetag|m|Nexx360|nexx360.io
n360-openx|m|Nexx360|nexx360.io
n360-outbrain|m|Nexx360|nexx360.io
n360-plista|m|Nexx360|nexx360.io
n360-pubmatic|m|Nexx360|nexx360.io
n360-pulsepoint|m|Nexx360|nexx360.io
n360-quantum|m|Nexx360|nexx360.io
n360-richaudience|m|Nexx360|nexx360.io
n360-rtbhouse|m|Nexx360|nexx360.io
n360-rubicon|m|Nexx360|nexx360.io
n360-sharethrough|m|Nexx360|nexx360.io
n360-smaato|m|Nexx360|nexx360.io
n360-smartadserver|m|Nexx360|nexx360.io
n360-smartyads|m|Nexx360|nexx360.io
n360-smilewanted|m|Nexx360|nexx360.io
n360-staila|m|Nexx360|nexx360.io
n360-tappx|m|Nexx360|nexx360.io
n360-thirtythreeacross|m|Nexx360|nexx360.io
n360-traffective|m|Nexx360|nexx360.io
n360-triplelift|m|Nexx360|nexx360.io
n360-ttd|m|Nexx360|nexx360.io
n360-vidoomy|m|Nexx360|nexx360.io
n360-yahoo|m|Nexx360|nexx360.io
n360-yieldlab|m|Nexx360|nexx360.io
n360_adform|m|Nexx360|nexx360.io
n360_adnuntius|m|Nexx360|nexx360.io
n360_adot|m|Nexx360|nexx360.io
n360_adyoulike|m|Nexx360|nexx360.io
n360_amx|m|Nexx360|nexx360.io
n360_appnexus|m|Nexx360|nexx360.io
n360_bliink|m|Nexx360|nexx360.io
n360_connectad|m|Nexx360|nexx360.io
n360_conversant|m|Nexx360|nexx360.io
n360_cwire|m|Nexx360|nexx360.io
n360_firstid|m|Nexx360|nexx360.io
n360_freewheel|m|Nexx360|nexx360.io
n360_fueldigitalix|m|Nexx360|nexx360.io
n360_fueldigitalmedia|m|Nexx360|nexx360.io
n360_fueldigital|m|Nexx360|nexx360.io
n360_gingerad|m|Nexx360|nexx360.io
n360_goodad|m|Nexx360|nexx360.io
n360_gravity|m|Nexx360|nexx360.io
n360_groupm|m|Nexx360|nexx360.io
n360_improve|m|Nexx360|nexx360.io
n360_ix|m|Nexx360|nexx360.io
n360_mediagrid|m|Nexx360|nexx360.io
n360_medianet|m|Nexx360|nexx360.io
n360_moneytag|m|Nexx360|nexx360.io
n360_nextmillennium|m|Nexx360|nexx360.io
n360_onetag|m|Nexx360|nexx360.io
n360_openx|m|Nexx360|nexx360.io
n360_outbrain|m|Nexx360|nexx360.io
n360_plista|m|Nexx360|nexx360.io
n360_pubmatic|m|Nexx360|nexx360.io
n360_pulsepoint|m|Nexx360|nexx360.io
n360_quantum|m|Nexx360|nexx360.io
n360_richaudience|m|Nexx360|nexx360.io
n360_rtbhouse|m|Nexx360|nexx360.io
n360_rubicon|m|Nexx360|nexx360.io
n360_sharethrough|m|Nexx360|nexx360.io
n360_smaato|m|Nexx360|nexx360.io
n360_smartadserver|m|Nexx360|nexx360.io
n360_smartyads|m|Nexx360|nexx360.io
n360_smilewanted|m|Nexx360|nexx360.io
n360_staila|m|Nexx360|nexx360.io
n360_tappx|m|Nexx360|nexx360.io
n360_thirtythreeacross|m|Nexx360|nexx360.io
n360_traffective|m|Nexx360|nexx360.io
n360_triplelift|m|Nexx360|nexx360.io
n360_ttd|m|Nexx360|nexx360.io
n360_vidoomy|m|Nexx360|nexx360.io
n360_yahoo|m|Nexx360|nexx360.io
n360_yieldlab|m|Nexx360|nexx360.io
nSGt-*|f|Azure / Microsoft|microsoft.com
next-auth.*|f|NextAuth.js|
nlbi_*|f|Imperva|
nmstat|a|Siteimprove|
nrid|f|Joomla Engagebox|
nsid|f|PayPal|paypal.com
n|m|Tailtarget|t.tailtarget.com
obsessionid-*|m|Outbrain|
obuid|m|Outbrain|outbrain.com
oid|f|Salesforce|salesforce.com
oinfo|m|Salesforce|salesforce.com
oo|m|Facebook|facebook.com
opout|m|Outbrain|
opt_out|m|Nativo|postrelease.com
optimizelyDomainTestCookie|m|Optimizely|
optimizelyEndUserId|m|Optimizely|
optimizelyOptOut|m|Optimizely|
optimizelyRedirectData|m|Optimizely|
optout|m|TripleLift|3lift.com
optout|m|Yahoo|yahoo.com
org_transform_notice|f|GitHub|github.com
oribi_cookie_test|a|Oribi|linkedin.com
oribi_user_guid|a|Oribi|oribi.io
osano_consentmanager_expdate|f|Osano|
osano_consentmanager_uuid|f|Osano|
osano_consentmanager|f|Osano|
otsid|m|Adform|adform.net
outbrain_dicbo_id|m|Outbrain|
ozone_uid|m|The Ozone Project|the-ozone-project.com
p23mn32t|f|Dynatrace|
pa_google_ts|m|Perfect Audience|prfct.co
pa_openx_ts|m|Perfect Audience|prfct.co
pa_rubicon_ts|m|Perfect Audience|prfct.co
pa_twitter_ts|m|Perfect Audience|prfct.co
pa_uid|m|Perfect Audience|prfct.co
pa_user|a|Piano|
pa_yahoo_ts|m|Perfect Audience|prfct.co
panoramaId_expiry_exp|m|Lotame|
panoramaId_expiry|m|Lotame|
panoramaId|m|Lotame|
partner-*|m|Smartadserver|smartadserver.com
pay_update_intent_id|f|Shopify|shopify.com
pbw|a|Smartadserver|smartadserver.com
pc-unit|f|Salesforce|
pcc2|m|Platform161|creative-serving.com
pcfm|m|Bing / Microsoft|microsoft.com
pctrk|a|Salesforce|salesforce.com
pdid|m|richAudience|richaudience.com
pd|m|openx.net|openx.net
permutive-id|f|Permutive|
persistent_shopping_cart|f|Magento|
personalization_id|m|X|twitter.com
pgid-org-*|f|Intershop|
phpMyAdmin|f|phpMyAdmin|
pi_opt_in|a|Salesforce|
picreel_new_price|a|Picreel|
picreel_tracker__first_visit|a|Picreel|
picreel_tracker__page_views|a|Picreel|
picreel_tracker__visited|a|Picreel|
pid_short|m|Emetric|xplosion.de
pid_signature|m|Emetric|xplosion.de
pid|m|Emetric|xplosion.de
pid|m|Smartadserver|smartadserver.com
pi|m|PubMatic|pubmatic.com
pl_user_id|m|PowerLinks|powerlinks.com
plausible_*|a|Plausible Analytics|
plek-list-type|f|Plesk|
plesk-items-per-page|f|Plesk|
plesk-sort-dir|f|Plesk|
plesk-sort-field|f|Plesk|
pll_language|f|Polylang|
pluto2|m|Fastclick|fastclick.net
pluto|m|Fastclick|fastclick.net
pl|m|Facebook|facebook.com
pm_sess_NNN|f|Google AdSense|
pm_sess|f|Google AdSense|
pmaAuth-*|f|phpMyAdmin|
pmaUser-*|f|phpMyAdmin|
pma_lang|f|phpMyAdmin|
pnespsdk_pnespid|m|Piano|
pnespsdk_push_subscription_added|a|Piano|
pnespsdk_ssn|f|Piano|
pnespsdk_visitor|a|Piano|
pollN|f|Magento|
ppms_privacy_*|a|Piwik|
ppms_privacy_bar_*|a|Piwik|
pp|m|PubMatic|pubmatic.com
presence|f|Facebook|facebook.com
preview_theme|f|Shopify|shopify.com
previous_step|f|Shopify|shopify.com
prism_*|m|Active Campaign|
privacypillar-cookie-consent|f|PrivacyPillar|
privacypillar-google-consent|f|PrivacyPillar|
private_content_version|f|Magento|
private_mode_user_session|f|GitHub|github.com
product_data_storage*|f|Magento|
profile_preview_token|f|Shopify|shopify.com
promptTestMod|f|Salesforce|
pses|a|Xandr|
ptradtrt|m|Yieldmo|ads.yieldmo.com
ptran|m|Yieldmo|ads.yieldmo.com
ptrbsw|m|Yieldmo|ads.yieldmo.com
ptrb|m|Yieldmo|ads.yieldmo.com
ptrcriteo|m|Yieldmo|ads.yieldmo.com
ptrc|m|Yieldmo|ads.yieldmo.com
ptreps|m|Yieldmo|ads.yieldmo.com
ptropenx|m|Yieldmo|ads.yieldmo.com
ptrpp|m|Yieldmo|ads.yieldmo.com
ptrpub|m|Yieldmo|ads.yieldmo.com
ptrrc|m|Yieldmo|ads.yieldmo.com
ptrrhs|m|Yieldmo|ads.yieldmo.com
ptrt|m|Yieldmo|ads.yieldmo.com
pubconsent*|f|ShareThis|sharethis.com
pubfreq_*|m|PubMatic|pubmatic.com
pubmatic_uid|m|Adhese|adhese.com
pubsyncexp|f|PubMatic|pubmatic.com
pubtime_*|f|PubMatic|pubmatic.com
pushPermInfo|f|LinkedIn|linkedin.com
pushPermState|f|LinkedIn|linkedin.com
put_*|m|Magnite|rubiconproject.com
pvc2|m|Platform161|creative-serving.com
pxcelAcc3PC|f|ShareThis|
pxcelBcnLcy|a|ShareThis|sharethis.com
pxcelPage*|a|ShareThis|sharethis.com
pxid|f|Permutive|
pxrc|m|Rapleaf|rlcdn.com
queryString|a|LinkedIn|
rack.session|f|Rack|
rai-pltn-pl-*|m|richAudience|richaudience.com
rc|m|Facebook|facebook.com
rdtrk|m|RD Station|rdstation.com.br
receive-cookie-deprecation|f|Google|
recent_history_status|f|LinkedIn|linkedin.com
recent_history|f|LinkedIn|linkedin.com
recently_compared_product*|f|Magento|
recently_compared_product_previous*|f|Magento|
recently_viewed_product*|f|Magento|
recently_viewed_product_previous*|f|Magento|
recs-*|m|Outbrain|
recs|m|Outbrain|outbrain.com
redirectFromM2MInviteAccept|f|LinkedIn|linkedin.com
redirectFromM2MInviteSent|f|LinkedIn|linkedin.com
redirectionWarning|f|Salesforce|
ref-|m|Outbrain|
referrer_url|f|Twitch|twitch.tv
rek_content|m|rekmob.com|rekmob.com
remember_checked_on|m|X|twitter.com
remember_me|f|Shopify|shopify.com
remember_user_token|f|Devise (Ruby on Rails)|
renderCtx|f|Salesforce|salesforce.com
renderid|f|Adobe Audience Manager|
rl_anonymous_id|a|Rudderstack|
rl_auth_token|a|Rudderstack|
rl_group_id|a|Rudderstack|
rl_group_trait|a|Rudderstack|
rl_page_init_referrer|a|Rudderstack|
rl_page_init_referring_domain|a|Rudderstack|
rl_session|a|Rudderstack|
rl_trait|a|Rudderstack|
rl_user_id|a|Rudderstack|
rlas3|m|Rapleaf|rlcdn.com
rpb|m|Magnite|rubiconproject.com
rpx|m|Magnite|rubiconproject.com
rsid2|f|Salesforce|salesforce.com
rsid|f|Salesforce|salesforce.com
rtbData0|m|Yahoo|yahoo.com
rtbh|m|Underdog Media|udmserve.net
rtc|f|LinkedIn|linkedin.com
rts|m|Mediaplex|mediaplex.com
rubicon_uid|m|Adhese|adhese.com
rweb_optin|m|X|twitter.com
rxVisitor*|a|Dynatrace|
rxvt|a|Dynatrace|
rxx|m|Yahoo|yahoo.com
s_cc|a|Adobe Analytics|
s_ecid|m|Adobe Analytics|
s_fid|a|Adobe Analytics|
s_ppv|a|Adobe Analytics|
s_sq|a|Adobe Analytics|
s_tp|a|Adobe Analytics|
s_vi*|a|Adobe Analytics|207.net
sailthru_content|m|Sailthru|
sailthru_pageviews|m|Sailthru|
sailthru_visitor|m|Sailthru|
saml_csrf_token|f|GitHub|github.com
saml_return_to_legacy|f|GitHub|github.com
saml_return_to|f|GitHub|github.com
sasd2|m|Smartadserver|smartadserver.com
sasd|m|Smartadserver|smartadserver.com
sat_track|f|Adobe Analytics|
sb-*|f|Supabase|
sbjs_current_add|a|WooCommerce|
sbjs_current|a|WooCommerce|
sbjs_first_add|a|WooCommerce|
sbjs_first|a|WooCommerce|
sbjs_migrations|a|WooCommerce|
sbjs_session|a|WooCommerce|
sbjs_udata|a|WooCommerce|
sb|m|Facebook|facebook.com
sc-a-nonce|m|Snapchat|snapchat.com
sc_at|m|Snapchat|snapchat.com
schgtclose|f|Salesforce|
sd_client_id|a|Vimeo|vimeo.com
sd_identity|a|Vimeo|vimeo.com
sdsc|f|LinkedIn|linkedin.com
searchReport-log|f|Magento|
section_data_clean|f|Magento|
section_data_ids|f|Magento|
sentry_device_id|f|Twitch|player.twitch.tv
server-session-bind|f|Wix.com|
server_session_id|f|Twitch|twitch.tv
sessionFunnelEventLogged|m|Pinterest|pinterest.com
session_storage_last_visited_twitch_url|f|Twitch|player.twitch.tv
session_unique_id|f|Twitch|twitch.tv
sessionid|m|Instagram|instagram.com
sess|f|Xandr|adnxs.com
sfau|m|Facebook|facebook.com
sfdc-stream|f|Salesforce|salesforce.com
sfdc_lv2|f|Salesforce|
sharebox-suggestion|a|LinkedIn|linkedin.com
sharing_*|f|Crazy Egg|crazyegg.com
shbid|m|Instagram|instagram.com
shbts|m|Instagram|instagram.com
shop_analytics|a|Shopify|
shop_pay_accelerated|f|Shopify|shopify.com
shopify-editor-unconfirmed-settings|f|Shopify|shopify.com
shopify_pay_redirect|f|Shopify|shopify.com
shopify_pay|f|Shopify|shopify.com
showComments|f|WordPress|
showNewBuilderWarningMessage|f|Salesforce|
show_cookie_banner|f|GitHub|github.com
sid_Client|f|Salesforce|salesforce.com
sidebarPinned|p|Salesforce|
sites-active-list-state-collapsed|f|Plesk|
smSession|f|Wix.com|wix.com
sm_ir|f|SurveyMonkey|
sm_rec|f|SurveyMonkey|
sp_landing|f|Spotify|spotify.com
sp_t|f|Spotify|spotify.com
spbc_2fa_passed|f|CleanTalk|
spbc_cookies_test|f|CleanTalk|
spbc_firewall_pass_key|f|CleanTalk|
spbc_is_logged_in|f|CleanTalk|
spbc_log_id|f|CleanTalk|
spbc_timer|f|CleanTalk|
spectroscopyId|m|LinkedIn|linkedin.com
spx_ts|m|Ortec|adscience.nl
sp|a|Snowplow|
sqzl_abs|m|Squeezely|
sqzl_consent|f|Squeezely|
sqzl_session_id|m|Squeezely|
sqzl_vw|m|Squeezely|
sqzllocal|m|Squeezely|
ssid|m|Springserve|springserve.com
ssoCSRFCookie|f|Dynatrace|
sso_user|f|SurveyMonkey|
ssostartpage|f|Salesforce|
sst|m|Springserve|springserve.com
ss|f|betweendigital.com|betweendigital.com
st_chc|m|Seedtag|seedtag.com
st_cnt|m|Seedtag|seedtag.com
st_csd|m|Seedtag|seedtag.com
st_cs|m|Seedtag|seedtag.com
st_optout|f|ShareThis|sharethis.com
st_ssp|m|Seedtag|seedtag.com
st_uid|m|Seedtag|seedtag.com
stf|f|Magento|
stg_externalReferrer|a|Piwik|
stg_fired__*|a|Piwik|
stg_global_opt_out|a|Piwik|
stg_last_interaction|a|Piwik|
stg_pk_campaign|a|Piwik|
stg_returning_visitor|a|Piwik|
stg_traffic_source_priority|a|Piwik|
stg_utm_campaign|a|Piwik|
stnojs|f|WordPress|
stopMobileRedirect|f|Wikimedia|wikimedia.org
store_notice*|f|WooCommerce|
storefront_digest|f|Shopify|shopify.com
store|f|Magento|
stsservicecookie|f|Azure / Microsoft|microsoft.com
stx_user_id|m|Sharethrough|sharethrough.com
svSession|m|Wix.com|wix.com
svid|m|Mediaplex|mediaplex.com
swym-cu_ct|f|Swym|
swym-email|f|Swym|
swym-instrumentMap|f|Swym|
swym-o_s|f|Swym|
swym-ol_ct|f|Swym|
swym-pid|f|Swym|
swym-session-id|f|Swym|
swym-swymRegid|f|Swym|
swym-tpermts|f|Swym|
swym-u_pref|f|Swym|
swym-v-ckd|f|Swym|
swym-weml|f|Swym|
sync|m|TripleLift|3lift.com
syndication_guest_id|m|X|twitter.com
s|m|Facebook|facebook.com
tPHG-PS|m|Partnerize|prf.hn
t_gid|m|Taboola|taboola.com
t_pt_gid|f|Taboola|taboola.com
taboola_fp_td_user_id|f|Taboola|taboola.com
taboola_select|f|Taboola|taboola.com
taboola_session_id|m|Taboola|taboola.com
tawkUUID|a|Tawk.to Chat|va.tawk.to
tawk_*|f|Tawk.to|
tb_click_param|a|Taboola|taboola.com
tbla_id|m|Yahoo|yahoo.com
tc_caids|f|Command Act|
tc_cj_ss|f|Command Act|
tc_cj_v2_cmp.|m|Command Act|commander1.com
tc_cj_v2_med|m|Command Act|commander1.com
tc_cj_v2|m|Command Act|commander1.com
tc_sample_|f|Command Act|
tc_ss*|f|Command Act|
tc_test_cookie|f|Command Act|
td|a|Google Tag Manager|googletagmanager.com
tearsheet|m|Yahoo|yahoo.com
test_cookie|f|DoubleClick/Google Marketing|doubleclick.net
test_rudder_cookie|a|Rudderstack|
test|f|Parse.ly|
tf_respondent_cc|f|Typeform|typeform.com
tfw_exp|m|X|twitter.com
tix_view_token|f|WordPress|
tk_ai|f|WooCommerce / Jetpack|
tk_lr|m|WordPress|
tk_or|m|WordPress|
tk_qs|a|WordPress|
tk_r3d|a|WordPress|
tk_tc|a|WordPress|
tluidp|m|TripleLift|3lift.com
tluid|m|TripleLift|3lift.com
token|f|Xandr|adnxs.com
token|m|Adform|adform.net
tp|m|Bombora|ml314.com
trac_form_token|f|WordPress|
trac_session|f|WordPress|
tracked_start_checkout|a|Shopify|shopify.com
trc_cookie_storage|m|Yahoo|yahoo.com
trc|m|Platform161|creative-serving.com
triplelift_uid|m|Adhese|adhese.com
trkCode|m|LinkedIn|linkedin.com
trkInfo|m|LinkedIn|linkedin.com
trk|m|Tailtarget|t.tailtarget.com
ts_c|f|PayPal|paypal.com
tsrce|f|PayPal|paypal.com
tsrvid|f|FeedbackCompany|
ts|f|CreativeCDN|creativecdn.com
ts|f|PayPal|paypal.com
tt_bluekai|m|Teads|teads.tv
tt_exelate|m|Teads|teads.tv
tt_liveramp|m|Teads|teads.tv
tt_neustar|m|Teads|teads.tv
tt_salesforce|m|Teads|teads.tv
tt_viewer|m|Teads|teads.com
ttbprf|m|Tailtarget|t.tailtarget.com
ttca|m|Tailtarget|t.tailtarget.com
ttcsid*|m|TikTok|tiktok.com
ttc|m|Tailtarget|t.tailtarget.com
ttd|m|Outbrain|outbrain.com
ttgcm|m|Tailtarget|t.tailtarget.com
ttnprf|m|Tailtarget|t.tailtarget.com
ttwid|m|TikTok|tiktok.com
tuuid_lu|m|bidswitch.net|bidswitch.net
tuuid|m|Platform161|creative-serving.com
tu|m|adscale.de|adscale.de
tv_U*|m|Magnite|tremorhub.com
tv_spot_tracker|a|Abovo Media|
tvid|m|Magnite|tremorhub.com
twid|m|X|twitter.com
twitch.lohp.countryCode|f|Twitch|twitch.tv
tz|f|GitHub|github.com
t|f|Salesforce|
ua_*|f|SAP|
ucid|m|SAP|
udmts|m|Underdog Media|udmserve.net
udo|m|Nielsen|exelator.com
ud|m|Nielsen|exelator.com
uesign|f|ZOHO|salesiq.zoho.com
uh|f|LinkedIn|linkedin.com
uid-bp-*|m|FreeWheel|stickyadstv.com
uids|m|Admatic|admatic.com.tr
uids|m|Xandr|adnxs.com
uid|m|Adform|adform.net
um2|m|Visx.net|visx.net
umami.*|a|Umami|
umeh|m|Improve Digital|ad.360yield.com
um|m|Improve Digital|ad.360yield.com
unifiedPixel|m|Outbrain|
unique_ad_source_impression|m|Yahoo|yahoo.com
unique_id_durable|f|Twitch|twitch.tv
unique_id|f|Twitch|twitch.tv
univ_id|m|openx.net|openx.net
unruly_m*|m|Unrulymedia.com|
usbls|m|Usabilla|
useStandbyUrl|f|Salesforce|
user_allowed_save_cookie|f|Magento|
user_session|f|GitHub|github.com
userlang*|f|Cookiebot|cookiebot.com
usersync|a|Xandr|adnxs.com
usida|m|Facebook|facebook.com
usprivacy*|f|ShareThis|
usprivacy|f|PrivacyPillar|
usst|a|Yandex.Metrica|yandex.ru
utm_key|f|OneTrust|onetrust.com
uuid2|m|Xandr|adnxs.com
uuidc|m|MediaMath|mathtag.com
uuid|m|Mediamath|mathtag.com
uu|m|adscale.de|adscale.de
u|m|CreativeCDN|creativecdn.com
u|m|Tailtarget|t.tailtarget.com
u|m|Totvs|t.tailtarget.com
v_usr|m|E-volution.ai|e-volution.ai
version|m|Aniview|track1.aniview.com
vfThirdpartyCookiesEnabled|f|Viafoura|viafoura.co
vglnk.Agent.p|m|Disqus|disqus.com
vglnk.PartnerRfsh.p|m|Disqus|disqus.com
videoChat.notice_dismissed|f|Twitch|twitch.tv
vidoomy-uids|m|Vidoomy|vidoomy.com
viewed_cookie_policy|f|Cookie Law Info|
viewer_token|m|csync.loopme.me|csync.loopme.me
viewer|m|Ortec|adscience.nl
visid_incap_*|f|Imperva|
visitor-id|m|Media.net|contextual.media.net
visitor_id*|m|Salesforce|
visitor|m|Nativo|postrelease.com
vst|m|GumGum|gumgum.com
vs|a|Smartadserver|smartadserver.com
vuid|a|Vimeo|vimeo.com
wa_lang_pref|f|WhatsApp|whatsapp.com
wa_ul|f|WhatsApp|whatsapp.com
waveUserPrefFinderLeftNav|p|Salesforce|
waveUserPrefFinderListView|p|Salesforce|
wd|f|Facebook|facebook.com
webact|f|Salesforce|
welcome-*|f|WordPress|
wfivefivec|m|Roku|w55c.net
wires_challenge|f|Processwire|
wires|f|Processwire|
wistia-http2-push-disabled|f|Wistia|
wistia-video-progress-*|f|Wistia|
wistia|f|Wistia|
wixLanguage|f|Wix.com|
woocommerce_cart_hash|f|WooCommerce|woocommerce.com
woocommerce_dismissed_suggestions__*|f|WooCommerce|
woocommerce_items_in_cart|f|WooCommerce|woocommerce.com
woocommerce_recently_viewed|f|WooCommerce|woocommerce.com
woocommerce_snooze_suggestions__*|f|WooCommerce|
wordpress_google_apps_login|f|WP-Glogin|
wordpress_logged_in_*|f|WordPress|
wordpress_test_cookie|f|Wordpress|
wp-postpass_*|f|WordPress|
wp-saving-post|f|WordPress|
wp-settings-*|f|WordPress|
wp-settings-time-*|f|WordPress|
wp-wpml_current_language|f|WPML|
wp_lang|f|WordPress|
wp_woocommerce_session_*|f|WooCommerce|woocommerce.com
wporg_locale|f|WordPress|
wporg_logged_in|f|WordPress|
wporg_sec|f|WordPress|
wwepo|f|LinkedIn|linkedin.com
wwwchannelme_z_sid|f|Channel.me|
x-ms-cpim-admin|f|Azure / Microsoft|
x-ms-cpim-cache*|f|Azure / Microsoft|
x-ms-cpim-csrf|f|Azure / Microsoft|
x-ms-cpim-ctx|f|Azure / Microsoft|
x-ms-cpim-dc|f|Azure / Microsoft|
x-ms-cpim-geo|f|Azure / Microsoft|
x-ms-cpim-rc|f|Azure / Microsoft|
x-ms-cpim-rp|f|Azure / Microsoft|
x-ms-cpim-slice|f|Azure / Microsoft|
x-ms-cpim-sso*|f|Azure / Microsoft|
x-ms-cpim-trans|f|Azure / Microsoft|
x-ms-gateway-slice|f|Bing / Microsoft|microsoft.com
x-ms-routing-name|f|Lightbox CDN|api.lightboxcdn.com
x-pp-s|f|PayPal|paypal.com
xbc|f|Piano|
xf_consent|f|Xenforo|
xf_csrf|f|Xenforo|
xf_dbWriteForced|f|Xenforo|
xf_emoji_usage|f|Xenforo|
xf_from_search|f|Xenforo|
xf_inline_mod_*|f|Xenforo|
xf_language_id|f|Xenforo|
xf_ls|f|Xenforo|
xf_notice_dismiss|f|Xenforo|
xf_push_notice_dismiss|f|Xenforo|
xf_push_subscription_updated|f|Xenforo|
xf_session|f|Xenforo|
xf_style_id|f|Xenforo|
xf_tfa_trust|f|Xenforo|
xf_toggle|f|Xenforo|
xf_user|f|Xenforo|
xs|m|Facebook|facebook.com
yabs-sid|a|Yandex.Metrica|yandex.ru
yabs-vdrf|a|Yandex.Metrica|yandex.ru
yandexuid|a|Yandex.Metrica|yandex.ru
yashr|a|Yandex.Metrica|yandex.ru
yieldmo_id|a|Yieldmo|yieldmo.com
yith_wcwl_session_|f|Yithemes.com|
ymex|a|Yandex.Metrica|yandex.ru
yuidss|a|Yandex.Metrica|yandex.ru
zc_consent|f|ZOHO|
zc_cu_exp|f|ZOHO|
zc_loc|m|ZOHO|
zc_show|m|ZOHO|
zc|m|Zeotap|zeotap.com
zendesk_thirdparty_test|f|Zendesk|
zi|m|Zeotap|zeotap.com
zsc|m|Zeotap|zeotap.com
zte2095|f|Zendesk|zendesk.com
zuc|m|Zeotap|zeotap.com
`;
