/**
 * Series and their first four days, as another library (python-dateutil 2.9) counts them: first
 * day, first day of the week, rule, days.
 */
export const recurrences = `
2015-03-13 mo <daily dayFrequency="1" /> 2015-03-13 2015-03-14 2015-03-15 2015-03-16
2016-01-03 mo <daily dayFrequency="2" /> 2016-01-03 2016-01-05 2016-01-07 2016-01-09
2016-02-12 mo <daily dayFrequency="3" /> 2016-02-12 2016-02-15 2016-02-18 2016-02-21
2016-01-17 mo <daily dayFrequency="5" /> 2016-01-17 2016-01-22 2016-01-27 2016-02-01
2014-01-03 mo <daily dayFrequency="7" /> 2014-01-03 2014-01-10 2014-01-17 2014-01-24
2015-07-03 mo <daily dayFrequency="10" /> 2015-07-03 2015-07-13 2015-07-23 2015-08-02
2014-02-18 mo <daily dayFrequency="14" /> 2014-02-18 2014-03-04 2014-03-18 2014-04-01
2015-01-27 mo <daily dayFrequency="30" /> 2015-01-27 2015-02-26 2015-03-28 2015-04-27
2016-02-08 mo <daily dayFrequency="45" /> 2016-02-08 2016-03-24 2016-05-08 2016-06-22
2016-11-19 mo <daily dayFrequency="90" /> 2016-11-19 2017-02-17 2017-05-18 2017-08-16
2014-08-01 mo <daily weekday="TRUE" /> 2014-08-01 2014-08-04 2014-08-05 2014-08-06
2014-08-02 mo <daily weekday="TRUE" /> 2014-08-04 2014-08-05 2014-08-06 2014-08-07
2014-08-03 mo <daily weekday="TRUE" /> 2014-08-04 2014-08-05 2014-08-06 2014-08-07
2015-12-31 mo <daily weekday="TRUE" /> 2015-12-31 2016-01-01 2016-01-04 2016-01-05
2016-02-27 mo <daily weekday="TRUE" /> 2016-02-29 2016-03-01 2016-03-02 2016-03-03
2014-05-14 sa <weekly mo="TRUE" tu="TRUE" su="TRUE" weekFrequency="1" /> 2014-05-18 2014-05-19 2014-05-20 2014-05-25
2016-11-06 su <weekly fr="TRUE" weekFrequency="1" /> 2016-11-11 2016-11-18 2016-11-25 2016-12-02
2016-02-19 sa <weekly mo="TRUE" we="TRUE" weekFrequency="1" /> 2016-02-22 2016-02-24 2016-02-29 2016-03-02
2015-06-15 sa <weekly th="TRUE" sa="TRUE" weekFrequency="1" /> 2015-06-18 2015-06-20 2015-06-25 2015-06-27
2016-04-03 mo <weekly tu="TRUE" we="TRUE" su="TRUE" weekFrequency="3" /> 2016-04-03 2016-04-19 2016-04-20 2016-04-24
2016-08-10 su <weekly th="TRUE" fr="TRUE" weekFrequency="3" /> 2016-08-11 2016-08-12 2016-09-01 2016-09-02
2015-03-25 sa <weekly mo="TRUE" weekFrequency="3" /> 2015-04-13 2015-05-04 2015-05-25 2015-06-15
2016-02-25 mo <weekly th="TRUE" su="TRUE" weekFrequency="2" /> 2016-02-25 2016-02-28 2016-03-10 2016-03-13
2016-08-19 su <weekly we="TRUE" sa="TRUE" weekFrequency="3" /> 2016-08-20 2016-09-07 2016-09-10 2016-09-28
2015-08-23 mo <weekly su="TRUE" weekFrequency="2" /> 2015-08-23 2015-09-06 2015-09-20 2015-10-04
2016-05-21 sa <weekly mo="TRUE" weekFrequency="4" /> 2016-05-23 2016-06-20 2016-07-18 2016-08-15
2015-01-15 sa <weekly we="TRUE" th="TRUE" sa="TRUE" weekFrequency="3" /> 2015-01-15 2015-01-31 2015-02-04 2015-02-05
2014-04-25 su <weekly mo="TRUE" fr="TRUE" weekFrequency="2" /> 2014-04-25 2014-05-05 2014-05-09 2014-05-19
2015-08-03 su <weekly tu="TRUE" sa="TRUE" weekFrequency="2" /> 2015-08-04 2015-08-08 2015-08-18 2015-08-22
2015-09-09 mo <weekly we="TRUE" th="TRUE" fr="TRUE" weekFrequency="1" /> 2015-09-09 2015-09-10 2015-09-11 2015-09-16
2014-02-06 mo <weekly we="TRUE" th="TRUE" sa="TRUE" weekFrequency="4" /> 2014-02-06 2014-02-08 2014-03-05 2014-03-06
2015-10-06 mo <weekly tu="TRUE" sa="TRUE" weekFrequency="1" /> 2015-10-06 2015-10-10 2015-10-13 2015-10-17
2016-06-20 su <weekly mo="TRUE" tu="TRUE" weekFrequency="2" /> 2016-06-20 2016-06-21 2016-07-04 2016-07-05
2016-11-22 sa <weekly tu="TRUE" sa="TRUE" weekFrequency="3" /> 2016-11-22 2016-12-10 2016-12-13 2016-12-31
2016-07-13 sa <weekly th="TRUE" weekFrequency="4" /> 2016-07-14 2016-08-11 2016-09-08 2016-10-06
2014-02-07 mo <weekly mo="TRUE" th="TRUE" sa="TRUE" weekFrequency="2" /> 2014-02-08 2014-02-17 2014-02-20 2014-02-22
2014-02-01 sa <weekly mo="TRUE" we="TRUE" weekFrequency="2" /> 2014-02-03 2014-02-05 2014-02-17 2014-02-19
2016-01-03 su <weekly mo="TRUE" fr="TRUE" weekFrequency="3" /> 2016-01-04 2016-01-08 2016-01-25 2016-01-29
2016-06-16 su <weekly tu="TRUE" we="TRUE" sa="TRUE" weekFrequency="1" /> 2016-06-18 2016-06-21 2016-06-22 2016-06-25
2015-08-16 su <weekly su="TRUE" weekFrequency="1" /> 2015-08-16 2015-08-23 2015-08-30 2015-09-06
2016-06-24 mo <weekly tu="TRUE" weekFrequency="2" /> 2016-07-05 2016-07-19 2016-08-02 2016-08-16
2016-03-17 mo <monthly monthFrequency="3" day="16" /> 2016-06-16 2016-09-16 2016-12-16 2017-03-16
2016-06-05 mo <monthly monthFrequency="1" day="7" /> 2016-06-07 2016-07-07 2016-08-07 2016-09-07
2016-05-21 mo <monthly monthFrequency="12" day="1" /> 2017-05-01 2018-05-01 2019-05-01 2020-05-01
2015-09-12 mo <monthly monthFrequency="1" day="23" /> 2015-09-23 2015-10-23 2015-11-23 2015-12-23
2014-09-18 mo <monthly monthFrequency="2" day="12" /> 2014-11-12 2015-01-12 2015-03-12 2015-05-12
2016-04-20 mo <monthly monthFrequency="12" day="11" /> 2017-04-11 2018-04-11 2019-04-11 2020-04-11
2014-07-24 mo <monthly monthFrequency="2" day="26" /> 2014-07-26 2014-09-26 2014-11-26 2015-01-26
2016-08-12 mo <monthly monthFrequency="2" day="7" /> 2016-10-07 2016-12-07 2017-02-07 2017-04-07
2015-08-09 mo <monthly monthFrequency="1" day="1" /> 2015-09-01 2015-10-01 2015-11-01 2015-12-01
2016-06-15 mo <monthly monthFrequency="2" day="23" /> 2016-06-23 2016-08-23 2016-10-23 2016-12-23
2014-04-04 mo <monthly monthFrequency="3" day="12" /> 2014-04-12 2014-07-12 2014-10-12 2015-01-12
2014-06-07 mo <monthly monthFrequency="2" day="16" /> 2014-06-16 2014-08-16 2014-10-16 2014-12-16
2014-08-21 mo <monthlyByDay day="TRUE" weekdayOfMonth="last" monthFrequency="3" /> 2014-08-31 2014-11-30 2015-02-28 2015-05-31
2015-12-25 mo <monthlyByDay tu="TRUE" weekdayOfMonth="first" monthFrequency="2" /> 2016-02-02 2016-04-05 2016-06-07 2016-08-02
2015-11-11 mo <monthlyByDay we="TRUE" weekdayOfMonth="fourth" monthFrequency="1" /> 2015-11-25 2015-12-23 2016-01-27 2016-02-24
2015-12-03 mo <monthlyByDay weekday="TRUE" weekdayOfMonth="fourth" monthFrequency="1" /> 2015-12-04 2016-01-06 2016-02-04 2016-03-04
2014-03-19 mo <monthlyByDay we="TRUE" weekdayOfMonth="second" monthFrequency="1" /> 2014-04-09 2014-05-14 2014-06-11 2014-07-09
2016-08-22 mo <monthlyByDay day="TRUE" weekdayOfMonth="second" monthFrequency="3" /> 2016-11-02 2017-02-02 2017-05-02 2017-08-02
2016-03-01 mo <monthlyByDay weekend_day="TRUE" weekdayOfMonth="second" monthFrequency="2" /> 2016-03-06 2016-05-07 2016-07-03 2016-09-04
2016-03-14 mo <monthlyByDay weekend_day="TRUE" weekdayOfMonth="first" monthFrequency="1" /> 2016-04-02 2016-05-01 2016-06-04 2016-07-02
2015-04-10 mo <monthlyByDay mo="TRUE" weekdayOfMonth="second" monthFrequency="1" /> 2015-04-13 2015-05-11 2015-06-08 2015-07-13
2015-05-18 mo <monthlyByDay day="TRUE" weekdayOfMonth="second" monthFrequency="4" /> 2015-09-02 2016-01-02 2016-05-02 2016-09-02
2016-06-15 mo <monthlyByDay mo="TRUE" weekdayOfMonth="second" monthFrequency="3" /> 2016-09-12 2016-12-12 2017-03-13 2017-06-12
2016-03-18 mo <monthlyByDay su="TRUE" weekdayOfMonth="last" monthFrequency="4" /> 2016-03-27 2016-07-31 2016-11-27 2017-03-26
2014-08-25 mo <monthlyByDay weekend_day="TRUE" weekdayOfMonth="last" monthFrequency="1" /> 2014-08-31 2014-09-28 2014-10-26 2014-11-30
2014-03-05 mo <monthlyByDay mo="TRUE" weekdayOfMonth="last" monthFrequency="1" /> 2014-03-31 2014-04-28 2014-05-26 2014-06-30
2016-01-11 mo <monthlyByDay tu="TRUE" weekdayOfMonth="last" monthFrequency="3" /> 2016-01-26 2016-04-26 2016-07-26 2016-10-25
2015-02-18 mo <monthlyByDay weekend_day="TRUE" weekdayOfMonth="last" monthFrequency="4" /> 2015-02-28 2015-06-28 2015-10-31 2016-02-28
2015-01-25 mo <monthlyByDay th="TRUE" weekdayOfMonth="second" monthFrequency="1" /> 2015-02-12 2015-03-12 2015-04-09 2015-05-14
2016-01-25 mo <monthlyByDay weekday="TRUE" weekdayOfMonth="last" monthFrequency="1" /> 2016-01-29 2016-02-29 2016-03-31 2016-04-29
2016-09-20 mo <monthlyByDay sa="TRUE" weekdayOfMonth="fourth" monthFrequency="1" /> 2016-09-24 2016-10-22 2016-11-26 2016-12-24
2015-09-18 mo <monthlyByDay fr="TRUE" weekdayOfMonth="second" monthFrequency="4" /> 2016-01-08 2016-05-13 2016-09-09 2017-01-13
2016-09-09 mo <monthlyByDay th="TRUE" weekdayOfMonth="last" monthFrequency="3" /> 2016-09-29 2016-12-29 2017-03-30 2017-06-29
2014-07-04 mo <monthlyByDay weekday="TRUE" weekdayOfMonth="second" monthFrequency="4" /> 2014-11-04 2015-03-03 2015-07-02 2015-11-03
2014-11-08 mo <monthlyByDay sa="TRUE" weekdayOfMonth="fourth" monthFrequency="3" /> 2014-11-22 2015-02-28 2015-05-23 2015-08-22
2016-05-26 mo <monthlyByDay th="TRUE" weekdayOfMonth="first" monthFrequency="3" /> 2016-08-04 2016-11-03 2017-02-02 2017-05-04
2014-03-23 mo <yearly yearFrequency="1" month="2" day="25" /> 2015-02-25 2016-02-25 2017-02-25 2018-02-25
2014-06-05 mo <yearly yearFrequency="1" month="11" day="22" /> 2014-11-22 2015-11-22 2016-11-22 2017-11-22
2014-08-08 mo <yearly yearFrequency="1" month="5" day="5" /> 2015-05-05 2016-05-05 2017-05-05 2018-05-05
2014-07-16 mo <yearly yearFrequency="1" month="12" day="4" /> 2014-12-04 2015-12-04 2016-12-04 2017-12-04
2014-04-06 mo <yearly yearFrequency="1" month="3" day="22" /> 2015-03-22 2016-03-22 2017-03-22 2018-03-22
2014-09-13 mo <yearly yearFrequency="1" month="12" day="14" /> 2014-12-14 2015-12-14 2016-12-14 2017-12-14
2014-04-12 mo <yearly yearFrequency="1" month="6" day="14" /> 2014-06-14 2015-06-14 2016-06-14 2017-06-14
2014-12-12 mo <yearly yearFrequency="1" month="6" day="3" /> 2015-06-03 2016-06-03 2017-06-03 2018-06-03
2014-08-15 mo <yearlyByDay yearFrequency="1" weekend_day="TRUE" weekdayOfMonth="third" month="1" /> 2015-01-10 2016-01-09 2017-01-08 2018-01-13
2014-06-17 mo <yearlyByDay yearFrequency="1" su="TRUE" weekdayOfMonth="first" month="12" /> 2014-12-07 2015-12-06 2016-12-04 2017-12-03
2014-02-04 mo <yearlyByDay yearFrequency="1" weekend_day="TRUE" weekdayOfMonth="third" month="10" /> 2014-10-11 2015-10-10 2016-10-08 2017-10-08
2014-05-09 mo <yearlyByDay yearFrequency="1" tu="TRUE" weekdayOfMonth="first" month="4" /> 2015-04-07 2016-04-05 2017-04-04 2018-04-03
2014-03-27 mo <yearlyByDay yearFrequency="1" fr="TRUE" weekdayOfMonth="second" month="1" /> 2015-01-09 2016-01-08 2017-01-13 2018-01-12
2014-03-18 mo <yearlyByDay yearFrequency="1" su="TRUE" weekdayOfMonth="third" month="7" /> 2014-07-20 2015-07-19 2016-07-17 2017-07-16
2014-12-11 mo <yearlyByDay yearFrequency="1" weekday="TRUE" weekdayOfMonth="last" month="9" /> 2015-09-30 2016-09-30 2017-09-29 2018-09-28
2014-12-06 mo <yearlyByDay yearFrequency="1" mo="TRUE" weekdayOfMonth="third" month="2" /> 2015-02-16 2016-02-15 2017-02-20 2018-02-19
2014-01-21 mo <yearlyByDay yearFrequency="1" fr="TRUE" weekdayOfMonth="first" month="7" /> 2014-07-04 2015-07-03 2016-07-01 2017-07-07
2014-10-28 mo <yearlyByDay yearFrequency="1" tu="TRUE" weekdayOfMonth="third" month="2" /> 2015-02-17 2016-02-16 2017-02-21 2018-02-20
2014-02-15 mo <yearlyByDay yearFrequency="1" fr="TRUE" weekdayOfMonth="first" month="4" /> 2014-04-04 2015-04-03 2016-04-01 2017-04-07
2014-07-09 mo <yearlyByDay yearFrequency="1" weekend_day="TRUE" weekdayOfMonth="third" month="1" /> 2015-01-10 2016-01-09 2017-01-08 2018-01-13
2014-09-23 mo <yearlyByDay yearFrequency="1" mo="TRUE" weekdayOfMonth="second" month="10" /> 2014-10-13 2015-10-12 2016-10-10 2017-10-09
2014-05-02 mo <yearlyByDay yearFrequency="1" we="TRUE" weekdayOfMonth="first" month="4" /> 2015-04-01 2016-04-06 2017-04-05 2018-04-04
2014-11-10 mo <yearlyByDay yearFrequency="1" fr="TRUE" weekdayOfMonth="second" month="3" /> 2015-03-13 2016-03-11 2017-03-10 2018-03-09
`
  .trim()
  .split('\n');
